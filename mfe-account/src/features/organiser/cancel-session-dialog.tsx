import { cancelSessions } from '@brightyard/contract/calls'
import type { OwnSession } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextArea } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef, useState } from 'react'
import { refreshOrganiser } from './organiser.queries.ts'

interface Props {
  session: OwnSession
  open: boolean
  onClose: () => void
  finalFocus: () => HTMLElement | null
}

/** Cancelling refunds everyone in full and tells them why, so it asks for the reason. */
export function Component({ session, open, onClose, finalFocus }: Props) {
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [pressed, setPressed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { id, batch_id, seats_taken } = session
  const cancelling = useMutation({
    ...mutationOf(cancelSessions),
    async onSuccess({ message }) {
      await refreshOrganiser(client)
      onClose()
      showToast({ kind: 'success', title: message })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      initialFocusRef={field}
      title={batch_id === null ? 'Cancel this date?' : 'Cancel the whole course?'}
      alert
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setPressed(true)
          if (reason.trim() === '') field.current?.focus()
          else
            cancelling.mutate({
              reason,
              ...(batch_id === null ? { session_id: id } : { batch_id }),
            })
        }}
      >
        <Stack gap="5" pb="6">
          <Text>
            {seats_taken > 0
              ? 'Everyone who has booked gets everything back and reads your reason.'
              : 'Nobody can book it any more.'}{' '}
            It cannot be brought back.
          </Text>
          <Field
            label="Reason for the families"
            error={pressed && reason.trim() === '' ? 'Please say why.' : undefined}
          >
            <TextArea
              ref={field}
              rows={3}
              maxLength={300}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
          </Field>
          {cancelling.error && <Notice tone="danger">{failureSentence(cancelling.error)}</Notice>}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Keep it
            </Button>
            <SubmitButton colorPalette="danger" busy={cancelling.isPending} busyLabel="Cancelling">
              {batch_id === null ? 'Cancel the date' : 'Cancel the course'}
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
