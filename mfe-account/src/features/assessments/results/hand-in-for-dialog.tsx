import { handInForTaker } from '@brightyard/contract/calls'
import { failureSentence, showToast, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { refreshRun } from './results.queries.ts'

interface Props {
  name: string
  attempt: number
  open: boolean
  onClose: () => void
}

/** It cannot be taken back, so it asks. */
export function Component({ name, attempt, open, onClose }: Props) {
  const client = useQueryClient()
  const handing = useMutation({
    ...mutationOf(handInForTaker),
    async onSuccess() {
      await refreshRun(client)
      onClose()
      showToast({ kind: 'success', title: `It is handed in for ${name}.` })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={`Hand in for ${name}?`} alert size="sm">
      <Stack gap="5" pb="6">
        <Text>
          What is saved counts, and they cannot go on. Answers that are still on a dead device are
          lost.
        </Text>
        {handing.error && <Notice tone="danger">{failureSentence(handing.error)}</Notice>}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            Let them go on
          </Button>
          <Button busy={handing.isPending} onClick={() => handing.mutate({ id: attempt })}>
            Hand in
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
