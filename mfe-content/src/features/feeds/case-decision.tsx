import { decideModerationCase, listFeed, listModerationCases } from '@brightyard/contract/calls'
import { type ModerationCase, moderationReasons } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Field, Select, TextInput } from '@brightyard/ui/form'
import { useState } from 'react'
import { reasonLabels } from './reason-labels.ts'

/** Whether it is shown, and why not; or another decision than the last. */
export function Decision({ one }: { one: ModerationCase }) {
  const client = useQueryClient()
  const [isTurning, setTurning] = useState(false)
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [error, setError] = useState<string | undefined>()
  const decide = useMutation({
    ...mutationOf(decideModerationCase),
    async onSuccess(_, { verdict }) {
      showToast({ kind: 'success', title: verdict === 'show' ? 'It is shown' : 'It is not shown' })
      await client.invalidateQueries(queriesOf(listModerationCases))
      void client.resetQueries(queriesOf(listFeed))
      document.querySelector<HTMLElement>('[data-page-heading]')?.focus()
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'changed')
        void client.invalidateQueries(queriesOf(listModerationCases))
    },
  })
  const chosen = moderationReasons.find((value) => value === reason)
  const last = one.is_open ? undefined : one.decisions[0]?.verdict
  const made = {
    id: one.id,
    note,
    decisions_seen: one.decisions.length,
    written_at: one.subject?.written_at,
  }
  if (last && !isTurning)
    return (
      <Button mt="4" size="sm" variant="outline" onClick={() => setTurning(true)}>
        Change this decision
      </Button>
    )
  return (
    <Stack gap="4" mt="5" pt="5" borderTopWidth="1px" borderColor="border">
      <Text fontWeight="semibold">
        {last ? 'Change this decision' : 'It waits for a decision.'}
      </Text>
      {last === 'hide' ? null : (
        <Field
          label={one.cause === 'new' ? 'If it is not shown, why?' : 'If it is taken out, why?'}
          help="Only needed then. Its author reads it."
          error={error}
        >
          <Select
            options={moderationReasons.map((value) => ({ value, label: reasonLabels[value] }))}
            placeholder="Choose a reason"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value)
              setError(undefined)
            }}
          />
        </Field>
      )}
      <Field label="A word to its author" optional>
        <TextInput maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      {decide.error ? <Notice tone="danger">{failureSentence(decide.error)}</Notice> : null}
      <Flex gap="3" wrap="wrap">
        {last === 'show' ? null : (
          <Button
            busy={decide.isPending}
            onClick={() => decide.mutate({ ...made, verdict: 'show' })}
          >
            {last
              ? 'Show it again'
              : one.cause !== 'new'
                ? 'Keep it'
                : one.type === 'entry'
                  ? 'Put it on the stage'
                  : 'Put it in the feed'}
          </Button>
        )}
        {last === 'hide' ? null : (
          <Button
            variant="outline"
            colorPalette="danger"
            disabled={decide.isPending}
            onClick={() => {
              if (chosen) decide.mutate({ ...made, verdict: 'hide', reason: chosen })
              else setError('Please choose why it is not shown.')
            }}
          >
            {one.cause === 'new' ? 'Do not show it' : 'Take it out'}
          </Button>
        )}
      </Flex>
    </Stack>
  )
}
