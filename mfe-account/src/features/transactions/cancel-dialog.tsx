import { cancelOrder } from '@brightyard/contract/calls'
import { orderCancelled } from '@brightyard/contract/channels'
import type { TransactionDetails } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import {
  channel,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { CancelOrderDialog } from '@brightyard/ui/overlay'
import { refreshTransactions } from './transactions.queries.ts'

interface Props {
  payment: TransactionDetails
  open: boolean
  onClose: () => void
  /** Where the focus goes once the button that opened this is gone. */
  finalFocus: () => HTMLElement | null
}

/** Asks before the order of a payment is cancelled; the order's own rules decide. */
export function Component({ payment, open, onClose, finalFocus }: Props) {
  const client = useQueryClient()
  const { order_id, order_code, order_status, coupon_code } = payment
  const cancelling = useMutation({
    ...mutationOf(cancelOrder),
    async onSuccess() {
      channel(orderCancelled).publish({ order_id })
      await refreshTransactions(client)
      onClose()
      showToast({ kind: 'success', title: `Order ${order_code} is cancelled.` })
    },
  })
  return (
    <CancelOrderDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      refund={order_status === 'awaiting_payment' ? null : formatMoney(payment.amount_in_paise)}
      couponCode={coupon_code}
      busy={cancelling.isPending}
      error={cancelling.error && failureSentence(cancelling.error)}
      onConfirm={(reason) => cancelling.mutate({ id: order_id, reason })}
    />
  )
}
