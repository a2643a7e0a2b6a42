import type { OrderSummary } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { ApiError } from '@brightyard/runtime'
import { Button, Flex, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { type Step, stepLabels } from './order-steps.ts'
import { useAdvance } from './use-advance.ts'

interface StepDialogProps {
  order: OrderSummary
  step: Step
  open: boolean
  onClose: () => void
}

/** Asks for the parcel of an order, or for a confirmation before a refund is made or refused. */
export function Component({ order, step, open, onClose }: StepDialogProps) {
  const [carrier, setCarrier] = useState('')
  const [number, setNumber] = useState('')
  const advancing = useAdvance(order)
  const { error } = advancing
  const refused = error instanceof ApiError && error.kind === 'invalid' ? error.fields : {}
  const isShipping = step === 'shipped'
  const [tried, setTried] = useState(false)
  const missing = {
    ...(carrier.trim() ? {} : { carrier: 'Please enter the carrier.' }),
    ...(number.trim() ? {} : { parcel_number: 'Please enter the parcel number.' }),
  }
  const fields: Readonly<Record<string, string>> = { ...refused, ...(tried ? missing : {}) }

  function take() {
    setTried(true)
    if (isShipping && Object.keys(missing).length > 0) return
    const parcel = isShipping ? { carrier, parcel_number: number } : {}
    advancing.mutate(
      { id: order.id, step, ...parcel },
      {
        onSuccess: onClose,
        onError: (refusal) => {
          // The order has changed meanwhile: the list shows its new state.
          if (!(refusal instanceof ApiError) || refusal.kind !== 'invalid') onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={stepLabels[step]}
      description={`${order.order_code}, ${formatMoney(order.total_in_paise)}`}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <Stack gap="5" pb="6" colorPalette="shop">
          {isShipping ? (
            <>
              <Field label="Courier" error={fields['carrier']}>
                <TextInput
                  value={carrier}
                  maxLength={80}
                  onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
                />
              </Field>
              <Field label="Parcel number" error={fields['parcel_number']}>
                <TextInput
                  value={number}
                  maxLength={80}
                  autoComplete="off"
                  onChange={({ currentTarget }) => setNumber(currentTarget.value)}
                />
              </Field>
            </>
          ) : (
            <Text>
              {step === 'refunded'
                ? `${formatMoney(order.total_in_paise)} is refunded to the original payment method. This cannot be undone.`
                : 'The order stays delivered, the shop keeps the money, and the buyer sees this on the order’s page.'}
            </Text>
          )}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Not now
            </Button>
            <SubmitButton busy={advancing.isPending} busyLabel="Saving">
              {stepLabels[step]}
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
