import { giveMoreTime } from '@brightyard/contract/calls'
import {
  type AssessmentRun,
  type AssessmentTaker,
  mostExtraMinutes,
} from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useRef, useState } from 'react'
import { refreshRun } from './results.queries.ts'

interface Props {
  run: AssessmentRun
  taker: AssessmentTaker
  open: boolean
  onClose: () => void
}

/** Minutes beyond the time that all have; whoever is answering has them at once. */
export function Component({ run, taker, open, onClose }: Props) {
  const { name, student_id, candidate_id, extra_minutes } = taker
  const client = useQueryClient()
  const [minutes, setMinutes] = useState(String(extra_minutes || 10))
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const giving = useMutation({
    ...mutationOf(giveMoreTime),
    async onSuccess() {
      await refreshRun(client)
      onClose()
      showToast({ kind: 'success', title: `${name} has ${minutes} extra minutes.` })
    },
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`More time for ${name}`}
      size="sm"
      initialFocusRef={field}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const extra = Number(minutes)
          if (!/^\d{1,3}$/.test(minutes) || extra > mostExtraMinutes) {
            setError(`Please enter 0 to ${mostExtraMinutes} minutes.`)
            return field.current?.focus()
          }
          setError(undefined)
          const who = student_id === null ? { candidate_id: candidate_id ?? 0 } : { student_id }
          giving.mutate({ id: run.id, extra_minutes: extra, ...who })
        }}
      >
        <Stack gap="5" pb="6">
          <Text>
            {`Everybody has ${run.minutes} minutes. Who needs it has more, and can use it until the assessment closes.`}
          </Text>
          <Field label="Extra minutes" error={error}>
            <TextInput
              ref={field}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              value={minutes}
              onChange={({ currentTarget }) => setMinutes(currentTarget.value.trim())}
            />
          </Field>
          {giving.error && <Notice tone="danger">{failureSentence(giving.error)}</Notice>}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busy={giving.isPending} busyLabel="Giving the time">
              Give the time
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
