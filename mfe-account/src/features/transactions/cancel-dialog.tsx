import { cancelOrder } from '@brightyard/contract/calls'
import type { TransactionDetails } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { showToast, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextArea } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { sentenceFor } from '../../forms/server-error.ts'

interface Props {
  payment: TransactionDetails
  open: boolean
  onClose: () => void
  /** Where the focus goes once the button that opened this is gone. */
  finalFocus: () => HTMLElement | null
}

/** Asks before the order of a payment is cancelled; the order's own rules decide. */
export function Component({ payment, open, onClose, finalFocus }: Props) {
  const api = useApi()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const { order_id, order_code, order_status, coupon_code } = payment
  const cancelling = useMutation({
    mutationFn: () => api.call(cancelOrder, { id: order_id, reason }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['transaction'] })
      void client.invalidateQueries({ queryKey: ['transactions'] })
      void client.invalidateQueries({ queryKey: ['orders'] })
      onClose()
      showToast({ kind: 'success', title: `Order ${order_code} is cancelled.` })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title="Cancel this order?" alert finalFocus={finalFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          cancelling.mutate()
        }}
      >
        <Stack gap="5" pb="6">
          <Text>
            {order_status === 'awaiting_payment'
              ? 'Nothing has been paid, so nothing is owed. '
              : `${formatMoney(payment.amount_in_paise)} goes back the way you paid. Banks take three to five working days to show it. `}
            {coupon_code ? `Coupon ${coupon_code} can be used again. ` : ''}
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
          {cancelling.error && <Notice tone="danger">{sentenceFor(cancelling.error)}</Notice>}
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
