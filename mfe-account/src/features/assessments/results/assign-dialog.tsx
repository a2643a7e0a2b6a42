import { assignAssessment } from '@brightyard/contract/calls'
import type { AssessmentRun } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack } from '@brightyard/ui'
import { SubmitButton } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { type Chosen, nobody, TargetPicker } from './target-picker.tsx'
import { refreshRun } from './results.queries.ts'
import { noTimes, timeProblems, TimesFields, timesOf } from './times-fields.tsx'

interface Props {
  run: AssessmentRun
  open: boolean
  onClose: () => void
}

/** To a whole room, to classes, to kids: all of them at once, with the same times. */
export function Component({ run, open, onClose }: Props) {
  const client = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>(nobody)
  const [typed, setTyped] = useState(noTimes)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const assigning = useMutation({
    ...mutationOf(assignAssessment),
    async onSuccess({ added }) {
      await refreshRun(client)
      setChosen(nobody)
      setTyped(noTimes)
      onClose()
      showToast({
        kind: 'success',
        title: added > 0 ? 'It is assigned.' : 'They had it already.',
        ...(added > 0 ? { description: 'Families are told.' } : {}),
      })
    },
  })
  const isNobody = chosen.rooms.length + chosen.kids.length === 0
  return (
    <Dialog open={open} onClose={onClose} title={`Assign “${run.title}”`} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const found = {
            ...timeProblems(typed),
            ...(isNobody ? { who: 'Please choose a kid, a class or a room.' } : {}),
          }
          setProblems(found)
          if (Object.keys(found).length > 0) return
          assigning.mutate({
            id: run.id,
            rooms: chosen.rooms.map(({ vendor_id, class_name }) => ({ vendor_id, class_name })),
            student_ids: chosen.kids.map(({ student_id }) => student_id),
            ...timesOf(typed),
          })
        }}
      >
        <Stack gap="6" pb="6">
          <TargetPicker id={run.id} chosen={chosen} onChange={setChosen} />
          {problems['who'] && isNobody && <Notice tone="danger">{problems['who']}</Notice>}
          <TimesFields run={run} value={typed} problems={problems} onChange={setTyped} />
          {run.review_from === 'everybody' && run.review !== 'none' && typed.closes === '' && (
            <Notice tone="info">
              Without a closing time, the results wait until everybody has handed in, or you release
              them.
            </Notice>
          )}
          {assigning.error && <Notice tone="danger">{failureSentence(assigning.error)}</Notice>}
          <Flex gap="3" wrap="wrap" justify="flex-end">
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton busy={assigning.isPending} busyLabel="Assigning">
              Assign
            </SubmitButton>
          </Flex>
        </Stack>
      </form>
    </Dialog>
  )
}
