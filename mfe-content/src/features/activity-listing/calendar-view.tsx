import type { CalendarSession } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import { formatDay, Link, useQuery } from '@brightyard/runtime'
import {
  Box,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link as LinkStyle,
  LinkButton,
  SkeletonLines,
  Span,
  Text,
} from '@brightyard/ui'
import { ChevronLeftIcon, ChevronRightIcon } from '@brightyard/ui/icons'
import { kinds, priceText, seatsText } from '../../offerings/offering-words.ts'
import { VenueHours } from '../../offerings/venue-time.tsx'
import { calendarQuery } from './listing.queries.ts'
import { monthAfter } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import type { ListingState } from './use-listing.ts'

/** A month: a grid of its dates with what is on, and the sessions of each date under it. */
export function CalendarView({ state }: { state: ListingState }) {
  const { listing, today, addressOf, calendarFilter } = state
  const month = listing.month || today.slice(0, 7)
  const calendar = useQuery({
    ...calendarQuery(calendarFilter ?? {}, month),
    enabled: calendarFilter !== null,
  })
  const name = `${formatDay(`${month}-01`, 'day-and-month').replace(/^\d+ /, '')} ${month.slice(0, 4)}`
  const monthLink = (months: number, label: string) => (
    <LinkButton asChild variant="outline" size="sm" px="3">
      <Link
        to={addressOf({ view: 'calendar', month: monthAfter(month, months) })}
        preventScrollReset
        aria-label={label}
      >
        {months < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      </Link>
    </LinkButton>
  )
  return (
    <Box as="section" aria-labelledby="month">
      <Flex align="center" gap="3" mb="4">
        {monthLink(-1, 'The month before')}
        {monthLink(1, 'The next month')}
        <Heading as="h2" id="month" size="md">
          {name}
        </Heading>
      </Flex>
      {calendar.data ? (
        <>
          <MonthGrid month={month} today={today} days={calendar.data.days} />
          <Agenda sessions={calendar.data.data} total={calendar.data.meta.total} month={name} />
        </>
      ) : calendar.isError ? (
        <ErrorState
          title="We could not load the calendar"
          onRetry={() => void calendar.refetch()}
          retrying={calendar.isFetching}
        />
      ) : (
        <SkeletonLines label="Loading the calendar" lines={12} />
      )}
    </Box>
  )
}

interface AgendaProps {
  sessions: readonly CalendarSession[]
  /** All sessions of the month; only the first of them may be here. */
  total: number
  month: string
}

function Agenda({ sessions, total, month }: AgendaProps) {
  if (sessions.length === 0)
    return (
      <EmptyState level={3} title={`Nothing in ${month}`}>
        Try the next month, or fewer filters.
      </EmptyState>
    )
  const dates = [...new Set(sessions.map(({ local_date }) => local_date))]
  return (
    <Box mt="8" display="grid" gap="7">
      {dates.map((date) => (
        <Box key={date} id={`day-${date}`} scrollMarginTop="7rem">
          <Heading as="h3" size="xs" mb="2.5">
            {formatDay(date, 'weekday')}, {formatDay(date)}
          </Heading>
          <chakra.ul listStyleType="none" display="grid" gap="2.5">
            {sessions
              .filter(({ local_date }) => local_date === date)
              .map((session) => (
                <AgendaEntry key={session.id} session={session} />
              ))}
          </chakra.ul>
        </Box>
      ))}
      {total > sessions.length ? (
        <Text color="fg.muted">
          These are the first {sessions.length} of {total} dates. Filters show the rest.
        </Text>
      ) : null}
    </Box>
  )
}

function AgendaEntry({ session }: { session: CalendarSession }) {
  const { offering, starts_at, ends_at, seats_left } = session
  return (
    <Flex
      as="li"
      colorPalette={kinds[offering.kind].area}
      bg="bg.panel"
      borderWidth="1px"
      borderStartWidth="5px"
      borderStartColor="colorPalette.bright"
      borderRadius="lg"
      px="4"
      py="3"
      columnGap="5"
      rowGap="0.5"
      wrap="wrap"
      justify="space-between"
    >
      <Box minW="0" flex="1 1 14rem">
        <LinkStyle asChild variant="quiet" fontWeight="bold">
          <Link to={offeringAddress(offering)}>{offering.title}</Link>
        </LinkStyle>
        <Text fontSize="sm" color="fg.muted">
          {kinds[offering.kind].one} ·{' '}
          {offering.venue ? `${offering.venue.name}, ${offering.venue.city}` : 'Online'}
        </Text>
      </Box>
      <Box flex="0 1 auto">
        <Text>
          <VenueHours starts={starts_at} ends={ends_at} zone={offering.time_zone} />
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {priceText(offering.price_from_in_paise)} ·{' '}
          <Span fontWeight="bold" color={seats_left === 0 ? 'talent.fg' : 'inherit'}>
            {seats_left === 0 ? 'Sold out' : `${seatsText(seats_left)} left`}
          </Span>
        </Text>
      </Box>
    </Flex>
  )
}
