import type { CalendarSession } from '@brightyard/contract/entities'
import { formatDay, Link } from '@brightyard/runtime'
import { useQueries } from '@brightyard/runtime/lists'
import {
  Box,
  chakra,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LinkButton,
  SkeletonLines,
  Text,
} from '@brightyard/ui'
import { ChevronLeftIcon, ChevronRightIcon } from '@brightyard/ui/icons'
import { SessionEntry } from '../../offerings/session-entry.tsx'
import { calendarQuery } from './listing.queries.ts'
import { monthAfter } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import type { ListingState } from './use-listing.ts'

/** A month: a grid of its dates with what is on, and the sessions of each date under it. */
export function CalendarView({ state }: { state: ListingState }) {
  const { listing, today, addressOf, calendarFilter } = state
  const month = listing.month || today.slice(0, 7)
  const [calendar] = useQueries({
    queries: (calendarFilter ? [calendarFilter] : []).map((one) => calendarQuery(one, month)),
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
      {calendar?.data ? (
        <>
          <MonthGrid month={month} today={today} days={calendar.data.days} />
          <Agenda sessions={calendar.data.data} total={calendar.data.meta.total} month={name} />
        </>
      ) : calendar?.isError ? (
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
                <SessionEntry key={session.id} session={session} />
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
