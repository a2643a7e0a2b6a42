import { reportContent } from '@brightyard/contract/calls'
import {
  type ModeratedType,
  type ModerationReason,
  moderationReasons,
} from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Notice, Stack } from '@brightyard/ui'
import { Field, RadioGroup, SubmitButton, TextArea } from '@brightyard/ui/form'
import { useEffect, useRef, useState } from 'react'
import { reasonLabels } from './reason-labels.ts'

interface Props {
  type: ModeratedType
  subjectId: number
  onClose: () => void
  onSent: () => void
}

/** Why something should be looked at. */
export function ReportForm({ type, subjectId, onClose, onSent }: Props) {
  const [reason, setReason] = useState<ModerationReason | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const send = useMutation({
    ...mutationOf(reportContent),
    onSuccess({ message }) {
      showToast({ kind: 'success', title: 'Reported', description: message })
      onSent()
    },
  })
  return (
    <Box ref={box} mt="4" p="4" borderRadius="lg" bg="bg.subtle">
      <form
        noValidate
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason) return send.mutate({ type, subject_id: subjectId, reason, note })
          setError('Please choose a reason.')
          box.current?.querySelector('input')?.focus()
        }}
      >
        <Stack gap="4">
          <RadioGroup
            legend="What is wrong with it?"
            name={`reason-${type}-${subjectId}`}
            options={moderationReasons.map((value) => ({ value, label: reasonLabels[value] }))}
            value={reason ?? ''}
            onValueChange={(value) => {
              setReason(moderationReasons.find((one) => one === value) ?? null)
              setError(undefined)
            }}
            error={error}
          />
          <Field label="Anything we should know" optional>
            <TextArea
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field>
          {send.error ? <Notice tone="danger">{failureSentence(send.error)}</Notice> : null}
          <Flex gap="3" wrap="wrap">
            <SubmitButton busy={send.isPending}>Report and hide it</SubmitButton>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
          </Flex>
        </Stack>
      </form>
    </Box>
  )
}
