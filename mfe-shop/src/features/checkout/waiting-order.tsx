import type { OrderSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { shopPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Box, LinkButton, Notice } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { cameBackHere, useReturnByBack } from '../../payment/gateway.ts'

/**
 * An order that was placed but not paid yet, such as after a closed window. There is one at most: ordering the same
 * again resumes it, and anything else replaces it. Who comes back from the payment page is brought to it.
 */
export function WaitingOrder({ order }: { order: OrderSummary | undefined }) {
  const notice = useRef<HTMLDivElement>(null)
  const [isBack, setIsBack] = useState(cameBackHere)
  useReturnByBack(() => setIsBack(true))
  const code = order?.order_code
  useEffect(() => {
    if (isBack && code !== undefined) notice.current?.focus()
  }, [isBack, code])
  if (!order) return null
  const { order_code, total_in_paise } = order
  return (
    <Box ref={notice} tabIndex={-1} outline="none" mb="5">
      <Notice
        action={
          <LinkButton asChild size="sm" variant="outline">
            <Link to={shopPaths.paymentSummary.to({}, { order_code })}>Pay for that order</Link>
          </LinkButton>
        }
      >
        Your order {order_code} of {formatMoney(total_in_paise)} has not been paid yet. Pay for it,
        or order here: the new order takes its place.
      </Notice>
    </Box>
  )
}
