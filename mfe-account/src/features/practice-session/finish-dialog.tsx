import { questionsPerSession } from '@brightyard/contract/entities'
import { Button, Flex, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'

interface Props {
  open: boolean
  onClose: () => void
  onFinish: () => void
  answered: number
}

/** Asks before the rest of the questions is given up: the session cannot be opened again. */
export const Component = ({ open, onClose, onFinish, answered }: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`Finish after ${answered} of ${questionsPerSession} questions?`}
    size="sm"
    alert
  >
    <Stack gap="5" pb="6">
      <Text>Your answers so far count. You cannot come back to these questions.</Text>
      <Flex gap="3" wrap="wrap" justify="flex-end">
        <Button variant="outline" onClick={onFinish}>
          Finish now
        </Button>
        <Button onClick={onClose}>Keep going</Button>
      </Flex>
    </Stack>
  </Dialog>
)
