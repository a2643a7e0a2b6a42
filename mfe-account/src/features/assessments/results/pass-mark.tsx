import { readDeskAssessment, setPassMark } from '@brightyard/contract/calls'
import type { AssessmentRun } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Flex, Stack, Text } from '@brightyard/ui'
import { Field, SubmitButton, TextInput } from '@brightyard/ui/form'
import { useRef, useState } from 'react'
import { refreshRun } from './results.queries.ts'

interface Props {
  run: AssessmentRun
  scores: NonNullable<AssessmentRun['scores']>
}

/** From how much on it is passed, and how many have. */
export function PassMark({ run, scores }: Props) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(String(run.pass_percent ?? ''))
  const [error, setError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const setting = useMutation({
    ...mutationOf(setPassMark),
    async onSuccess({ pass_percent }) {
      showToast({
        kind: 'success',
        title:
          pass_percent === null ? 'Nobody passes or fails.' : `Passed from ${pass_percent} % on.`,
      })
      client.removeQueries(queriesOf(readDeskAssessment)) // its settings say the pass mark too
      await refreshRun(client)
    },
    onError: (failure) => setError(failureSentence(failure)),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (
          typed !== '' &&
          !(/^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 100)
        ) {
          setError('Please enter a whole number from 1 to 100.')
          return field.current?.focus()
        }
        setError(undefined)
        setting.mutate({ id: run.id, pass_percent: typed === '' ? null : Number(typed) })
      }}
    >
      <Stack gap="4">
        {scores.passed !== null && (
          <Text fontSize="xl" fontWeight="bold">
            {`${scores.passed} of ${Math.max(
              scores.passed,
              scores.bins.reduce((sum, one) => sum + one, 0),
            )} have passed`}
          </Text>
        )}
        <Field
          label="Passed from, in percent"
          optional
          help="Only staff see it. Empty: nobody passes or fails."
          error={error}
        >
          <TextInput
            ref={field}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
          />
        </Field>
        <Flex>
          <SubmitButton variant="soft" busy={setting.isPending} busyLabel="Saving">
            Save the pass mark
          </SubmitButton>
        </Flex>
      </Stack>
    </form>
  )
}
