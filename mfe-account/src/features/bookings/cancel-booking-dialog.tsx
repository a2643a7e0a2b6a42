import { cancelBooking } from '@brightyard/contract/calls'
import type { Booking } from '@brightyard/contract/entities'
import {
  failureSentence,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { cancellationQuery, refreshBookings } from './bookings.queries.ts'

interface Props {
  booking: Booking
  open: boolean
  onClose: () => void
  /** Closes it too, once the booking has changed. */
  onDone: () => void
  finalFocus: () => HTMLElement | null
}

const words = {
  waiting: {
    title: 'Leave the waiting list?',
    keep: 'Stay on the list',
    confirm: 'Leave the list',
    done: 'is no longer on the waiting list.',
  },
  offered: {
    title: 'Decline this seat?',
    keep: 'Keep it for now',
    confirm: 'Decline the seat',
    done: 'will not get this seat.',
  },
  other: {
    title: 'Cancel this booking?',
    keep: 'Keep the booking',
    confirm: 'Cancel the booking',
    done: 'is no longer booked.',
  },
} as const

/** Says what goes back before anything is cancelled; the server refuses if that has changed meanwhile. */
export function Component({ booking, open, onClose, onDone, finalFocus }: Props) {
  const { code, kid, offering, state } = booking
  const client = useQueryClient()
  const quote = useQuery({ ...cancellationQuery(code), enabled: open })
  const { title, keep, confirm, done } =
    words[state === 'waiting' || state === 'offered' ? state : 'other']
  const cancelling = useMutation({
    ...mutationOf(cancelBooking),
    async onSuccess() {
      await refreshBookings(client)
      onDone()
      showToast({ kind: 'success', title: `${kid.name} ${done}` })
    },
    // Refused: what would go back may be another amount now.
    onError: () => void quote.refetch(),
  })
  return (
    <Dialog open={open} onClose={onClose} finalFocus={finalFocus} title={title} alert>
      <Stack gap="5" pb="6">
        <Text>
          {offering.title} for {kid.name}.
        </Text>
        <Box minH="3.5rem">
          <QueryBoundary query={quote} what="what you get back" lines={2}>
            {({ paid_in_paise, sentence }) => (
              <Notice>
                {sentence}
                {paid_in_paise > 0 && ' The seat is free for others at once.'}
              </Notice>
            )}
          </QueryBoundary>
        </Box>
        {cancelling.error && <Notice tone="danger">{failureSentence(cancelling.error)}</Notice>}
        <Flex gap="3" wrap="wrap" justify="flex-end">
          <Button variant="outline" onClick={onClose}>
            {keep}
          </Button>
          <Button
            colorPalette="danger"
            disabled={!quote.data}
            busy={cancelling.isPending}
            onClick={() => {
              if (quote.data)
                cancelling.mutate({ code, refund_in_paise: quote.data.refund_in_paise })
            }}
          >
            {confirm}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  )
}
