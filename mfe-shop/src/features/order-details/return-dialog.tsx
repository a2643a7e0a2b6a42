import { requestReturn, returnReasons } from '@brightyard/contract/calls'
import { formatMoney } from '@brightyard/contract/money'
import { failureSentence, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, chakra, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Field, RadioGroup, SubmitButton, TextArea } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import type { OrderDialogProps } from './cancel-dialog.tsx'
import { useOrderChange } from './use-order-change.ts'

type Reason = (typeof returnReasons)[number]

const reasonLabels: Record<Reason, string> = {
  damaged: 'It came damaged',
  wrong_item: 'It is not what I ordered',
  not_as_described: 'It is not as described',
  too_small_or_large: 'The size does not fit',
  other: 'Another reason',
}

/** Requests the return of a whole delivered order, with a reason. */
export function Component({ order, open, onClose, onDone, finalFocus }: OrderDialogProps) {
  const [reason, setReason] = useState<Reason | null>(null)
  const [details, setDetails] = useState('')
  const [missing, setMissing] = useState('')
  const requesting = useMutation({ ...mutationOf(requestReturn), ...useOrderChange(order.id) })

  function request() {
    if (!reason) return setMissing('Please choose a reason.')
    if (reason === 'other' && details.trim() === '')
      return setMissing('Please say below what is wrong.')
    setMissing('')
    requesting.mutate(
      { id: order.id, return_reason: reason, details },
      {
        onSuccess: () => {
          onDone()
          onClose()
        },
      },
    )
  }
  return (
    <Dialog open={open} onClose={onClose} title="Return this order" finalFocus={finalFocus}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          request()
        }}
      >
        <Stack gap="5" pb="6" colorPalette="shop">
          <Box>
            <Text>You are returning the whole order:</Text>
            <chakra.ul ps="5" mt="1" listStyleType="disc">
              {order.lines.map(({ id, name, variant_name, quantity }) => (
                <li key={id}>
                  {quantity} × {variant_name ? `${name}, ${variant_name}` : name}
                </li>
              ))}
            </chakra.ul>
            <Text mt="2">
              Within two working days we will write to you about how to send it back. Once it is
              here, {formatMoney(order.total_in_paise)} will be refunded to your original payment
              method.
            </Text>
          </Box>
          <RadioGroup
            legend="What is wrong?"
            name="return-reason"
            options={returnReasons.map((value) => ({ value, label: reasonLabels[value] }))}
            value={reason ?? ''}
            error={missing}
            onValueChange={(value) =>
              setReason(returnReasons.find((known) => known === value) ?? null)
            }
          />
          <Field label="Tell us more" optional={reason !== 'other'}>
            <TextArea
              rows={3}
              maxLength={480}
              value={details}
              onChange={({ currentTarget }) => setDetails(currentTarget.value)}
            />
          </Field>
          {requesting.error ? (
            <Notice tone="danger">{failureSentence(requesting.error)}</Notice>
          ) : null}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Keep it
            </Button>
            <SubmitButton busy={requesting.isPending} busyLabel="Sending the request">
              Request return
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
