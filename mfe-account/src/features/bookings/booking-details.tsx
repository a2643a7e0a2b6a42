import type { Booking } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, Chip, Flex, Grid, LinkButton, PageHeading, Section, Stack } from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { useEffect, useRef } from 'react'
import { kinds, stateNames } from '../../bookings/booking-words.ts'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingDates } from './booking-dates.tsx'
import { BookingNews } from './booking-news.tsx'
import { bookingQuery } from './bookings.queries.ts'
import { TicketCard } from './ticket-card.tsx'

/** One booking: its ticket, its dates, and what can be done with it now. */
export function BookingDetails({ code }: { code: string }) {
  const query = useQuery(bookingQuery(code))
  if (query.error instanceof Response) throw query.error
  return (
    <Box pb="8" minH="36rem">
      <Box mb="4">
        <LinkButton asChild variant="plain" startIcon={<ArrowLeftIcon size={18} />}>
          <Link to={bookingPaths.mine.to()}>All bookings</Link>
        </LinkButton>
      </Box>
      <QueryBoundary query={query} what="this booking" lines={14}>
        {(booking) => <Details booking={booking} />}
      </QueryBoundary>
    </Box>
  )
}

function Details({ booking }: { booking: Booking }) {
  const { offering, state, kid, sessions, policy, can } = booking
  const { label, colour } = stateNames[state]
  const heading = useRef<HTMLHeadingElement>(null)
  // The address of the list differs in its query alone, so that the site leaves the focus where it was.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <>
      <Flex gap="2" wrap="wrap" mb="2">
        <Chip colorPalette={kinds[offering.kind].area}>{kinds[offering.kind].name}</Chip>
        <Chip colorPalette={colour}>{label}</Chip>
      </Flex>
      <PageHeading ref={heading} intro={`For ${kid.name}`}>
        {offering.title}
      </PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="6"
        alignItems="start"
      >
        <Stack gap="6" minW="0">
          <BookingNews booking={booking} />
          <TicketCard booking={booking} />
          {sessions.length > 1 || sessions.some(({ attendance }) => attendance) ? (
            <BookingDates booking={booking} />
          ) : null}
        </Stack>
        <Stack gap="6">
          <BookingActions booking={booking} heading={heading} />
          {policy && can.cancel ? (
            <Section title="If you cannot come" headingSize="sm">
              <Stack as="ul" gap="2" ps="5" listStyleType="disc">
                {policy.sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </Stack>
            </Section>
          ) : null}
        </Stack>
      </Grid>
    </>
  )
}
