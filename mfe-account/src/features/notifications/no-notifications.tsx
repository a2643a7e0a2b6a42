import { Button, EmptyState } from '@brightyard/ui'

interface Props {
  onCheckAgain: () => void
  checking: boolean
}

/** Also shown when the list could not be loaded: such a failure has no message of its own. */
export function NoNotifications({ onCheckAgain, checking }: Props) {
  return (
    <EmptyState
      title="No notification found"
      action={
        <Button variant="soft" size="sm" busy={checking} onClick={onCheckAgain}>
          Check again
        </Button>
      }
    >
      News about orders, bookings and your kids appears here.
    </EmptyState>
  )
}
