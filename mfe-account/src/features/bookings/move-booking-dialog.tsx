import { moveBooking } from '@brightyard/contract/calls'
import type { Booking, Offering } from '@brightyard/contract/entities'
import {
  failureSentence,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Button, Flex, Notice, Stack, Text } from '@brightyard/ui'
import { RadioGroup, type RadioOption } from '@brightyard/ui/form'
import { Dialog } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { datesQuery, moveQuoteQuery, refreshBookings } from './bookings.queries.ts'

interface Props {
  booking: Booking
  open: boolean
  onClose: () => void
  /** Closes it too, once the booking has changed. */
  onDone: () => void
  finalFocus: () => HTMLElement | null
}

const seatsText = (left: number) =>
  left === 0 ? 'Sold out' : left === 1 ? '1 seat left' : `${left} seats left`

/** The other dates at the same price; those without a seat are shown and cannot be chosen. */
function datesFor({ batch, sessions: [first] }: Booking, offering: Offering): RadioOption[] {
  const zone = offering.time_zone
  if (batch)
    return offering.batches
      .filter(({ id }) => id !== batch.id)
      .map(({ id, name, starts_at, session_ids, seats_left }) => ({
        value: String(id),
        label: name,
        help: (
          <>
            {session_ids.length} dates from <VenueTime iso={starts_at} zone={zone} show="day" />.{' '}
            {seatsText(seats_left)}
          </>
        ),
        disabled: seats_left === 0,
      }))
  return offering.sessions
    .filter(({ id }) => id !== first?.id)
    .map(({ id, starts_at, ends_at, seats_left }) => ({
      value: String(id),
      label: <VenueTime iso={starts_at} zone={zone} show="weekday-and-day" />,
      help: (
        <>
          <VenueHours starts={starts_at} ends={ends_at} zone={zone} />,{' '}
          <ViewerHours starts={starts_at} ends={ends_at} zone={zone} />. {seatsText(seats_left)}
        </>
      ),
      disabled: seats_left === 0,
    }))
}

/** Moves a booking to another date of the same activity; ticket and payment stay. */
export function Component({ booking, open, onClose, onDone, finalFocus }: Props) {
  const { code, kid, offering, batch } = booking
  const client = useQueryClient()
  const query = useQuery({ ...datesQuery(booking), enabled: open })
  const quote = useQuery({ ...moveQuoteQuery(code), enabled: open })
  const [chosen, setChosen] = useState('')
  const [pressed, setPressed] = useState(false)
  const moving = useMutation({
    ...mutationOf(moveBooking),
    async onSuccess() {
      await refreshBookings(client)
      onDone()
      showToast({
        kind: 'success',
        title: `${kid.name}’s booking is moved.`,
        description: 'The ticket stays the same.',
      })
    },
    // Refused: somebody else may have taken the seat, or the refund is another one now.
    onError: () => void Promise.all([query.refetch(), quote.refetch()]),
  })
  return (
    <Dialog open={open} onClose={onClose} finalFocus={finalFocus} title="Move to another date">
      <Stack gap="5" pb="6">
        <Text>
          {offering.title} for {kid.name}. You pay nothing again.
        </Text>
        <QueryBoundary query={query} what="the dates">
          {(data) => {
            const dates = datesFor(booking, data)
            if (dates.length === 0)
              return <Notice title="There is no other date yet">Please look again later.</Notice>
            return (
              <>
                <RadioGroup
                  legend="New date"
                  name="date"
                  options={dates}
                  value={chosen}
                  onValueChange={setChosen}
                  error={pressed && !chosen ? 'Please choose a date.' : null}
                />
                <QueryBoundary query={quote} what="what the move changes" lines={1}>
                  {({ sentence }) => (sentence ? <Notice>{sentence}</Notice> : null)}
                </QueryBoundary>
                {moving.error && <Notice tone="danger">{failureSentence(moving.error)}</Notice>}
                <Flex gap="3" wrap="wrap" justify="flex-end">
                  <Button variant="outline" onClick={onClose}>
                    Keep the date
                  </Button>
                  <Button
                    busy={moving.isPending}
                    disabled={!quote.data}
                    onClick={() => {
                      setPressed(true)
                      if (!chosen || !quote.data) return
                      const { refund_limit_percent } = quote.data
                      const id = Number(chosen)
                      const target = batch ? { batch_id: id } : { session_id: id }
                      moving.mutate({ code, ...target, refund_limit_percent })
                    }}
                  >
                    Move the booking
                  </Button>
                </Flex>
              </>
            )
          }}
        </QueryBoundary>
      </Stack>
    </Dialog>
  )
}
