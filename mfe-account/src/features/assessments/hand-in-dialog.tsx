import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'

interface Props {
  open: boolean
  onClose: () => void
  onHandIn: () => void
  total: number
  /** Those that are not finished among them. */
  unanswered: number
  unfinished: number
  flagged: number
  busy: boolean
  /** The connection is gone. */
  offline: boolean
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`)

/** Asks before the end: what is open is easily overlooked, and nobody comes back. */
export const Component = ({
  open,
  onClose,
  onHandIn,
  total,
  unanswered,
  unfinished,
  flagged,
  busy,
  offline,
}: Props) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={unanswered === 0 ? 'Hand in now?' : `Hand in with ${questions(unanswered)} open?`}
    size="sm"
    alert
  >
    <Stack gap="4" pb="6">
      <Text>
        {unanswered === 0
          ? `You have answered all ${questions(total)}.`
          : `You have answered ${total - unanswered} of ${questions(total)}.`}
        {unfinished > 0
          ? ` ${questions(unfinished)} ${unfinished === 1 ? 'is' : 'are'} not finished.`
          : ''}
        {flagged > 0 ? ` ${questions(flagged)} ${flagged === 1 ? 'is' : 'are'} flagged.` : ''}
      </Text>
      {offline ? (
        <Notice tone="warning" title="No connection">
          You can hand in once you are connected. Your answers are kept.
        </Notice>
      ) : (
        <Text>After that you cannot change anything.</Text>
      )}
      <Flex gap="3" wrap="wrap" justify="flex-end">
        <Button variant="outline" onClick={onClose}>
          Go back to the questions
        </Button>
        <Button busy={busy} onClick={onHandIn}>
          Hand in
        </Button>
      </Flex>
    </Stack>
  </Dialog>
)
