import type { Batch, Offering, OfferingSession } from '@brightyard/contract/entities'
import { VenueTime } from '@brightyard/runtime/venue-time'
import { Box, Card, chakra, Flex, Heading, Section, Text } from '@brightyard/ui'
import { BookLink, useHasStarted, useMayBook } from './book-link.tsx'
import { Seats, SessionRow } from './session-row.tsx'

const shownAtFirst = 6

/** The courses that are booked as a whole, and every date with its seats. */
export function Dates({ offering }: { offering: Offering }) {
  const { sessions, batches, is_past } = offering
  const sells = new Set(offering.ticket_types.map(({ scope }) => scope))
  const single = sells.has('session') ? sessions : sessions.filter((one) => one.batch_id === null)
  return (
    <Section id="dates" scrollMarginTop="7rem" title={is_past ? 'When it was' : 'Dates and seats'}>
      {sessions.length === 0 ? (
        <Text>The next dates are not known yet.</Text>
      ) : (
        <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
          {batches.map((batch) => (
            <BatchCard
              key={batch.id}
              batch={batch}
              offering={offering}
              isSold={sells.has('batch')}
            />
          ))}
          {single.length > 0 ? (
            <Box>
              {batches.length > 0 ? (
                <Heading as="h3" size="sm" mb="3">
                  {sells.has('session') ? 'Dates that can be booked one by one' : 'Further dates'}
                </Heading>
              ) : null}
              <SessionList sessions={single} offering={offering} isSold={sells.has('session')} />
            </Box>
          ) : null}
        </Box>
      )}
    </Section>
  )
}

interface OfOffering {
  offering: Offering
  /** Whether these dates can be booked as they stand. */
  isSold: boolean
}

function BatchCard({ batch, offering, isSold }: OfOffering & { batch: Batch }) {
  const mayBook = useMayBook()
  const hasStarted = useHasStarted(batch.starts_at)
  const sessions = offering.sessions.filter(({ id }) => batch.session_ids.includes(id))
  return (
    <Card variant="tinted" p={{ base: '4', md: '5' }} gap="2">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Heading as="h3" size="sm">
          {batch.name}
        </Heading>
        <Seats left={batch.seats_left} isPast={offering.is_past} />
      </Flex>
      <Text>
        {batch.session_ids.length} dates from{' '}
        <VenueTime iso={batch.starts_at} zone={offering.time_zone} show="day" /> to{' '}
        <VenueTime iso={batch.ends_at} zone={offering.time_zone} show="day" />, booked as one
        course.
      </Text>
      {hasStarted && !offering.is_past ? (
        <Text>It has started, so that it can no longer be booked.</Text>
      ) : isSold && mayBook && !offering.is_past ? (
        <Box mt="1">
          <BookLink
            offering={offering}
            target={{ batch: batch.id }}
            seatsLeft={batch.seats_left}
            date={batch.name}
          />
        </Box>
      ) : null}
      {sessions.length > 0 ? (
        <chakra.details>
          <chakra.summary cursor="pointer" fontWeight="semibold" py="1">
            All dates of this course
          </chakra.summary>
          <Box mt="3">
            <Rows sessions={sessions} offering={offering} isSold={false} />
          </Box>
        </chakra.details>
      ) : null}
    </Card>
  )
}

function SessionList({ sessions, ...rest }: OfOffering & { sessions: readonly OfferingSession[] }) {
  const first = sessions.slice(0, shownAtFirst)
  const more = sessions.slice(shownAtFirst)
  return (
    <>
      <Rows sessions={first} {...rest} />
      {more.length > 0 ? (
        <chakra.details mt="3">
          <chakra.summary cursor="pointer" fontWeight="semibold" py="2">
            {more.length === 1 ? 'One more date' : `${more.length} more dates`}
          </chakra.summary>
          <Box mt="3">
            <Rows sessions={more} {...rest} />
          </Box>
        </chakra.details>
      ) : null}
    </>
  )
}

const Rows = ({ sessions, ...rest }: OfOffering & { sessions: readonly OfferingSession[] }) => (
  <chakra.ul listStyleType="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
    {sessions.map((session) => (
      <SessionRow key={session.id} session={session} {...rest} />
    ))}
  </chakra.ul>
)
