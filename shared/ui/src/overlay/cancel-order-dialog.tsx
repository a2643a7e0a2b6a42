import { useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Field } from '../form/field.tsx'
import { SubmitButton } from '../form/submit-button.tsx'
import { TextArea } from '../form/text-input.tsx'
import { Flex, Stack, Text } from '../layout.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

export interface CancelOrderDialogProps extends Pick<
  DialogProps,
  'open' | 'onClose' | 'finalFocus'
> {
  /** The amount that goes back, as text; null where nothing has been paid. */
  refund: string | null
  /** A coupon that can be used again afterwards. */
  couponCode: string | null
  /** The order is being cancelled. */
  busy: boolean
  /** Why that failed, as a sentence. */
  error: string | null
  /** Gets the reason, which may be empty. */
  onConfirm: (reason: string) => void
  colorPalette?: string
}

/** Confirms the cancelling of an order, explains the refund, and asks for a reason, which has the focus first. */
export function CancelOrderDialog({
  refund,
  couponCode,
  busy,
  error,
  onConfirm,
  colorPalette,
  ...dialog
}: CancelOrderDialogProps) {
  const [reason, setReason] = useState('')
  const reasonField = useRef<HTMLTextAreaElement>(null)
  return (
    <Dialog {...dialog} title="Cancel this order?" alert initialFocusRef={reasonField}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm(reason)
        }}
      >
        <Stack gap="5" pb="6" {...(colorPalette ? { colorPalette } : {})}>
          <Text>
            {refund
              ? `${refund} will be refunded to your original payment method. Banks take three to five working days to show it.`
              : 'Nothing has been paid, so nothing is owed.'}{' '}
            {couponCode ? `Coupon ${couponCode} can be used again. ` : ''}
            The order cannot be brought back, but you can buy the items again.
          </Text>
          <Field label="Why are you cancelling?" optional help="Your answer helps us improve.">
            <TextArea
              ref={reasonField}
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
          {error ? <Notice tone="danger">{error}</Notice> : null}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={dialog.onClose}>
              Keep the order
            </Button>
            <SubmitButton colorPalette="danger" busy={busy} busyLabel="Cancelling the order">
              Cancel the order
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
