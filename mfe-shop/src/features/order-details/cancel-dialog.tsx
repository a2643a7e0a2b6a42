import { cancelOrder } from '@brightyard/contract/calls'
import type { Order } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { failureSentence, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { CancelOrderDialog } from '@brightyard/ui/overlay'
import { useOrderChange } from './use-order-change.ts'

export interface OrderDialogProps {
  order: Order
  open: boolean
  onClose: () => void
  /** Called before the dialog closes, where the order was changed. */
  onDone: () => void
  finalFocus: () => HTMLElement | null
}

/** Asks before an order is cancelled, and says what happens to the money. */
export function Component({ order, open, onClose, onDone, finalFocus }: OrderDialogProps) {
  const cancelling = useMutation({ ...mutationOf(cancelOrder), ...useOrderChange(order.id) })
  return (
    <CancelOrderDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      colorPalette="shop"
      refund={order.status === 'awaiting_payment' ? null : formatMoney(order.total_in_paise)}
      couponCode={order.coupon_code}
      busy={cancelling.isPending}
      error={cancelling.error && failureSentence(cancelling.error)}
      onConfirm={(reason) =>
        cancelling.mutate(
          { id: order.id, reason },
          {
            onSuccess: () => {
              onDone()
              onClose()
            },
          },
        )
      }
    />
  )
}
