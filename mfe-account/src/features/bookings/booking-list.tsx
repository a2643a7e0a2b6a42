import type { Booking } from '@brightyard/contract/entities'
import { accountPaths, activityPaths, bookingPaths } from '@brightyard/contract/paths'
import { Link, useQuery, useUser } from '@brightyard/runtime'
import {
  Box,
  EmptyState,
  Flex,
  Grid,
  LinkButton,
  LiveRegion,
  PageHeading,
  Pagination,
} from '@brightyard/ui'
import { YardScene } from '@brightyard/ui/art'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { FamilyNext } from '../../next/family-next.tsx'
import { familyQuery } from '../../signed-in/kids.queries.ts'
import { isGuardian } from '../../signed-in/signed-in-user.ts'
import { BookingCard } from './booking-card.tsx'
import { type BookingFilter, bookingsQuery } from './bookings.queries.ts'

const addressOf = ({ when, kid, page }: Partial<BookingFilter>) =>
  bookingPaths.mine.to(
    {},
    { when: when === 'past' ? when : undefined, kid, page: page === 1 ? undefined : page },
  )

/** Upcoming or past bookings, of all kids or of one. */
export function BookingList({ filter }: { filter: BookingFilter }) {
  const user = useUser()
  const list = useQuery(bookingsQuery(filter))
  const isFamily = user !== null && isGuardian(user)
  const total = list.data?.meta.total
  return (
    <>
      <PageHeading
        intro={
          isFamily
            ? 'What your kids are booked for: tickets, times and changes.'
            : 'What you are booked for: tickets, times and places.'
        }
        actions={
          <>
            <LinkButton asChild variant="outline">
              <Link to={activityPaths.activities.to()}>Find something new</Link>
            </LinkButton>
            <LinkButton asChild variant="plain">
              <Link to={(isFamily ? accountPaths.dashboard : accountPaths.studentDashboard).to()}>
                {isFamily ? 'Dashboard' : 'My day'}
              </Link>
            </LinkButton>
          </>
        }
      >
        My classes and activities
      </PageHeading>
      <Flex as="nav" aria-label="Bookings to show" columnGap="6" rowGap="3" wrap="wrap" mb="6">
        <Flex gap="2" wrap="wrap">
          <Choice isCurrent={filter.when === 'upcoming'} to={addressOf({ kid: filter.kid })}>
            Upcoming
          </Choice>
          <Choice
            isCurrent={filter.when === 'past'}
            to={addressOf({ when: 'past', kid: filter.kid })}
          >
            Past
          </Choice>
        </Flex>
        {isFamily && <KidChoice filter={filter} />}
      </Flex>
      {filter.when === 'upcoming' && filter.page === 1 && total !== 0 && (
        <Box mb="8">
          <FamilyNext studentId={filter.kid} />
        </Box>
      )}
      <LiveRegion>
        {total !== undefined && !list.isFetching
          ? `${total === 1 ? '1 booking' : `${total} bookings`} found`
          : ''}
      </LiveRegion>
      <Box minH="28rem" pb="8" aria-busy={list.isFetching}>
        <QueryBoundary query={list} what="your bookings" lines={12}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <NoBookings filter={filter} />
            ) : (
              <>
                <Bookings bookings={data} />
                <Pagination
                  label="Bookings"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={addressOf({ ...filter, page })}>{content}</Link>
                  )}
                />
              </>
            )
          }
        </QueryBoundary>
      </Box>
    </>
  )
}

const Bookings = ({ bookings }: { bookings: Booking[] }) => (
  <Grid
    as="ul"
    listStyleType="none"
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    gap="4"
    mb="6"
  >
    {bookings.map((booking) => (
      <BookingCard key={booking.code} booking={booking} />
    ))}
  </Grid>
)

interface ChoiceProps {
  isCurrent: boolean
  to: string
  children: string
}

const Choice = ({ isCurrent, to, children }: ChoiceProps) => (
  <LinkButton
    asChild
    variant={isCurrent ? 'solid' : 'soft'}
    {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
  >
    <Link to={to}>{children}</Link>
  </LinkButton>
)

/** Only where there is something to choose. */
function KidChoice({ filter }: { filter: BookingFilter }) {
  const kids = useQuery(familyQuery).data?.data ?? []
  if (kids.length < 2) return null
  return (
    <Flex gap="2" wrap="wrap">
      <Choice isCurrent={filter.kid === undefined} to={addressOf({ when: filter.when })}>
        All kids
      </Choice>
      {kids.map(({ student_id, name }) => (
        <Choice
          key={student_id}
          isCurrent={filter.kid === student_id}
          to={addressOf({ when: filter.when, kid: student_id })}
        >
          {name}
        </Choice>
      ))}
    </Flex>
  )
}

function NoBookings({ filter: { when, kid } }: { filter: BookingFilter }) {
  if (when === 'past')
    return (
      <EmptyState
        level={2}
        title="Nothing is over yet"
        action={
          <LinkButton asChild variant="outline">
            <Link to={addressOf({ kid })}>See what is coming</Link>
          </LinkButton>
        }
      >
        What has taken place, or was cancelled, is listed here.
      </EmptyState>
    )
  return (
    <EmptyState
      level={2}
      title="Nothing is booked yet"
      art={<YardScene />}
      action={
        <>
          <LinkButton asChild>
            <Link to={activityPaths.activities.to()}>Find activities</Link>
          </LinkButton>
          <LinkButton asChild variant="outline">
            <Link to={activityPaths.classes.to()}>See classes</Link>
          </LinkButton>
        </>
      }
    >
      Workshops, events and classes near you and online: what you book appears here with its ticket.
    </EmptyState>
  )
}
