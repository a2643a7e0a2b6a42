import { changeAssignment } from '@brightyard/contract/calls'
import type { AssessmentAssignment, AssessmentRun } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { assignedName } from './results-words.ts'
import { refreshRun } from './results.queries.ts'
import { timeProblems, TimesFields, timesOf, typedOf } from './times-fields.tsx'

interface Props {
  run: AssessmentRun
  assignment: AssessmentAssignment
  open: boolean
  onClose: () => void
}

/** Once somebody has started, times only become more. */
export function Component({ run, assignment, open, onClose }: Props) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(() => typedOf(assignment))
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const name = assignedName(assignment)
  const changing = useMutation({
    ...mutationOf(changeAssignment),
    async onSuccess() {
      await refreshRun(client)
      onClose()
      showToast({ kind: 'success', title: `The times of ${name} are changed.` })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={name} size="md">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = timeProblems(typed)
          setProblems(found)
          if (Object.keys(found).length > 0) return
          // Fields show minutes; what is not touched stays as it is stored.
          const before = typedOf(assignment)
          const next = timesOf(typed)
          changing.mutate({
            id: assignment.id,
            ...next,
            opens_at: typed.opens === before.opens ? assignment.opens_at : next.opens_at,
            closes_at: typed.closes === before.closes ? assignment.closes_at : next.closes_at,
          })
        }}
      >
        <Stack gap="5" pb="6">
          {assignment.started > 0 && (
            <Text>
              {`${assignment.started} of ${assignment.students} have started: it can close later, and give more time. Who is answering has it at once.`}
            </Text>
          )}
          <TimesFields run={run} value={typed} problems={problems} onChange={setTyped} />
          {changing.error && <Notice tone="danger">{failureSentence(changing.error)}</Notice>}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busy={changing.isPending} busyLabel="Saving">
              Save the times
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
