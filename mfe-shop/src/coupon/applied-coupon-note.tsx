import type { AppliedCoupon } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Box, Button, Flex, Text } from '@brightyard/ui'
import { TagIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { couponSentence } from './use-coupon.ts'

interface AppliedCouponNoteProps {
  coupon: AppliedCoupon
  takesFocus: boolean
  busy: boolean
  error: Error | null
  onRemove: () => void
}

/** The coupon of this bag. One with a problem stays and says why it gives no discount. */
export function AppliedCouponNote({
  coupon,
  takesFocus,
  busy,
  error,
  onRemove,
}: AppliedCouponNoteProps) {
  const { code, description, problem, discount_in_paise } = coupon
  const button = useRef<HTMLButtonElement>(null)
  const focusOnArrival = useRef(takesFocus)
  useEffect(() => {
    if (focusOnArrival.current) button.current?.focus()
  }, [])
  return (
    <Box
      borderWidth="2px"
      borderStyle="dashed"
      borderColor={problem ? 'danger.solid' : 'border.control'}
      borderRadius="lg"
      px="3.5"
      py="2.5"
    >
      <Flex gap="3" align="center" justify="space-between">
        <Flex gap="2" align="center" minW="0" fontWeight="bold">
          <TagIcon size={18} aria-hidden />
          <Text overflowWrap="anywhere">{code}</Text>
        </Flex>
        <Button
          ref={button}
          variant="plain"
          size="sm"
          busy={busy}
          aria-label={`Remove coupon ${code}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {problem ? description : `${description}: ${formatMoney(discount_in_paise)} off.`}
      </Text>
      <Box role="alert" fontSize="sm" fontWeight="semibold" color="danger.fg">
        {problem ? <Text>{problem.message} It gives no discount at the moment.</Text> : null}
        {error ? <Text>{couponSentence(error)}</Text> : null}
      </Box>
    </Box>
  )
}
