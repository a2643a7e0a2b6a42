import { cancelOrder } from '@brightyard/contract/calls'
import type { Order } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextArea } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { useOrderChange } from './use-order-change.ts'

export interface OrderDialogProps {
  order: Order
  open: boolean
  onClose: () => void
  /** Called before the dialog closes, where the order was changed. */
  onDone: () => void
  finalFocus: () => HTMLElement | null
}

/** Asks before an order is cancelled, and says what becomes of the money. */
export function Component({ order, open, onClose, onDone, finalFocus }: OrderDialogProps) {
  const [reason, setReason] = useState('')
  const cancelling = useOrderChange(order.id, (api, text: string) =>
    api.call(cancelOrder, { id: order.id, reason: text }),
  )
  const isPaid = order.status !== 'awaiting_payment'
  return (
    <Dialog open={open} onClose={onClose} title="Cancel this order?" alert finalFocus={finalFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          cancelling.mutate(reason, {
            onSuccess: () => {
              onDone()
              onClose()
            },
          })
        }}
      >
        <Stack gap="5" pb="6" colorPalette="shop">
          <Text>
            {isPaid
              ? `${formatMoney(order.total_in_paise)} goes back the way you paid. Banks take three to five working days to show it.`
              : 'Nothing has been paid, so nothing is owed.'}{' '}
            {order.coupon_code ? `Coupon ${order.coupon_code} can be used again. ` : ''}
            The order cannot be brought back, but you can buy the items again.
          </Text>
          <Field label="Why do you cancel?" optional help="It helps us to do better.">
            <TextArea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
          {cancelling.sentence ? <Notice tone="danger">{cancelling.sentence}</Notice> : null}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Keep the order
            </Button>
            <SubmitButton
              colorPalette="danger"
              busy={cancelling.isPending}
              busyLabel="Cancelling the order"
            >
              Cancel the order
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
