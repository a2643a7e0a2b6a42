import type { OfferingSession } from '@brightyard/contract/entities'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, Button, Notice, Text } from '@brightyard/ui'
import { RadioGroup } from '@brightyard/ui/form'
import { useState } from 'react'
import { priceText, seatsText } from '../../offerings/offering-words.ts'
import type { BookingState } from './use-booking.ts'

const seatsHelp = (left: number) =>
  left === 0 ? 'Sold out: you can join the waiting list' : `${seatsText(left)} left`

export function WhenStep({ booking }: { booking: BookingState }) {
  const { offering, chosen, target, change, quote } = booking
  const [pressed, setPressed] = useState(false)
  const { time_zone: zone, sessions, batches, ticket_types } = offering
  // What the family itself keeps until it has paid is still free for it: the quote knows.
  const forFamily = (isChosen: boolean, left: number) =>
    isChosen && quote?.data && !quote.isPlaceholderData
      ? Math.max(left, quote.data.seats_left)
      : left
  const sells = new Set(ticket_types.map(({ scope }) => scope))
  const dates = [
    ...(sells.has('batch') ? batches : []).map(({ id, name, seats_left, ...batch }) => ({
      value: `batch-${id}`,
      label: name,
      help: (
        <>
          {batch.session_ids.length} dates from{' '}
          <VenueTime iso={batch.starts_at} zone={zone} show="day" />, booked as one course.{' '}
          {seatsHelp(forFamily(id === target?.batch_id, seats_left))}
        </>
      ),
    })),
    ...(sells.has('session') ? sessions : []).map((session) => ({
      value: `session-${session.id}`,
      label: <VenueTime iso={session.starts_at} zone={zone} show="weekday-and-day" />,
      help: (
        <SessionHelp
          session={session}
          zone={zone}
          left={forFamily(session.id === target?.session_id, session.seats_left)}
        />
      ),
    })),
  ]
  const value = target?.batch_id
    ? `batch-${target.batch_id}`
    : target?.session_id
      ? `session-${target.session_id}`
      : ''
  return (
    <>
      <RadioGroup
        legend="Date"
        name="date"
        cards
        options={dates}
        value={value}
        onValueChange={(date) => {
          const [scope, id] = date.split('-')
          change({
            session: scope === 'session' ? Number(id) : undefined,
            batch: scope === 'batch' ? Number(id) : undefined,
            ticket: undefined,
          })
        }}
      />
      {target ? (
        <RadioGroup
          legend="Ticket"
          name="ticket"
          cards
          options={target.tickets.map(({ id, name, price_in_paise }) => ({
            value: String(id),
            label: name,
            help: `${priceText(price_in_paise)}${price_in_paise > 0 ? ' for each kid, with tax' : ''}`,
          }))}
          value={String(target.ticket.id)}
          onValueChange={(ticket) => change({ ticket: Number(ticket) })}
        />
      ) : (
        <Text color="fg.muted">Times are those of the venue.</Text>
      )}
      {pressed && !target ? <Notice tone="warning">Please choose a date.</Notice> : null}
      <Box>
        <Button
          size="lg"
          onClick={() => {
            setPressed(true)
            if (target) change({ step: 'cost', kids: chosen.kids })
          }}
        >
          Continue
        </Button>
      </Box>
    </>
  )
}

interface SessionHelpProps {
  session: OfferingSession
  zone: string
  left: number
}

function SessionHelp({ session, zone, left }: SessionHelpProps) {
  const hours = { starts: session.starts_at, ends: session.ends_at, zone }
  return (
    <>
      <VenueHours {...hours} />, <ViewerHours {...hours} />. {seatsHelp(left)}
    </>
  )
}
