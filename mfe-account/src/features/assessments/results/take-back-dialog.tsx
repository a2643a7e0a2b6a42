import { takeBackAssignment } from '@brightyard/contract/calls'
import type { AssessmentAssignment } from '@brightyard/contract/entities'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { assignedName } from './results-words.ts'
import { refreshRun } from './results.queries.ts'

interface Props {
  assignment: AssessmentAssignment
  open: boolean
  onClose: () => void
}

/** While nobody has started; the server decides that once more. */
export function Component({ assignment, open, onClose }: Props) {
  const client = useQueryClient()
  const name = assignedName(assignment)
  const taking = useMutation({
    ...mutationOf(takeBackAssignment),
    async onSuccess() {
      onClose()
      showToast({ kind: 'success', title: `${name}: it is taken back.` })
      await refreshRun(client)
    },
    onError: () => void refreshRun(client),
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Take it back?"
      alert
      size="sm"
      // The button that opened it goes with its row.
      finalFocus={() => document.querySelector<HTMLElement>('[data-page-heading]')}
    >
      <Stack gap="5" pb="6">
        <Text>{`${name} no longer sees this assessment. You can assign it again.`}</Text>
        {taking.error && <Notice tone="danger">{failureSentence(taking.error)}</Notice>}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button
            colorPalette="danger"
            busy={taking.isPending}
            onClick={() => taking.mutate({ id: assignment.id })}
          >
            Take it back
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
