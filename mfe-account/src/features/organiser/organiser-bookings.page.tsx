import { exportOrganiserBookings } from '@brightyard/contract/calls'
import { bookingPaths, offeringDeskPaths } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  useMutation,
  useQuery,
  useSearchParams,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Card,
  EmptyState,
  LinkButton,
  LiveRegion,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { CsvButton, csvOutcome } from '../../documents/csv-button.tsx'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { useNow } from '../../time/use-now.ts'
import { OrganiserFilters } from './organiser-filters.tsx'
import { OrganiserTable } from './organiser-table.tsx'
import {
  bookingsQuery,
  filterIn,
  type OrganiserFilter,
  ownOfferingsQuery,
  searchOf,
  sessionsQuery,
} from './organiser.queries.ts'
import { SessionPanel } from './session-panel.tsx'

export function loader({ request, queryClient }: PageContext) {
  void queryClient.prefetchQuery(ownOfferingsQuery)
  void queryClient.prefetchQuery(bookingsQuery(filterIn(new URL(request.url).searchParams)))
  return null
}

const counted = (total: number) => (total === 1 ? '1 booking' : `${total} bookings`)

/** Bookings of the own offerings, for their organisers; of one session with who came. */
export function Component() {
  const [query] = useSearchParams()
  const filter = filterIn(query)
  const list = useQuery(bookingsQuery(filter))
  const started = useStartedSession(filter)
  const total = list.data?.meta.total ?? 0
  return (
    <>
      <PageHead title="Bookings" description="Who has booked what you offer." hidden />
      <PageHeading
        intro="Who has booked what you offer, session by session."
        actions={
          <>
            <LinkButton asChild variant="soft">
              <Link to={offeringDeskPaths.manage.to()}>What you offer</Link>
            </LinkButton>
            <LinkButton asChild variant="soft">
              <Link to={bookingPaths.requests.to()}>Requests to families</Link>
            </LinkButton>
            <Export filter={filter} disabled={total === 0} />
          </>
        }
      >
        Bookings
      </PageHeading>
      <OrganiserFilters filter={filter} />
      <LiveRegion>{list.data && !list.isFetching ? `${counted(total)} found` : ''}</LiveRegion>
      {filter.offering !== undefined && filter.session !== undefined && (
        <SessionPanel offeringId={filter.offering} sessionId={filter.session} />
      )}
      <Box minH="24rem" pb="8" aria-busy={list.isFetching}>
        <QueryBoundary query={list} what="the bookings" lines={8}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                level={2}
                title="No bookings here yet"
                action={
                  <LinkButton asChild>
                    {filter.offering === undefined ? (
                      <Link to={bookingPaths.requests.to()}>Ask a family to book</Link>
                    ) : (
                      <Link to={bookingPaths.organiser.to()}>Show all bookings</Link>
                    )}
                  </LinkButton>
                }
              >
                {filter.offering === undefined
                  ? 'Bookings of what you offer appear here.'
                  : 'Choose another date, or look at all of them.'}
              </EmptyState>
            ) : (
              <>
                <Text color="fg.muted" mb="3">
                  {counted(meta.total)}
                </Text>
                <Card p="0" overflow="hidden" mb="6">
                  <OrganiserTable rows={data} sessionId={started} />
                </Card>
                <Pagination
                  label="Bookings"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={bookingPaths.organiser.to({}, { ...filter, page })}>{content}</Link>
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

/** The session of the filter once it has begun: from then on it is marked who came. */
function useStartedSession({ offering = 0, session: chosen }: OrganiserFilter) {
  const now = useNow()
  const sessions = useQuery({ ...sessionsQuery(offering), enabled: offering > 0 }).data?.data
  const session = sessions?.find(({ id }) => id === chosen)
  const isStarted = session && session.state === 'scheduled' && new Date(session.starts_at) <= now
  return isStarted ? session.id : undefined
}

/** Saves what the filter shows, from every page. */
function Export({ filter, disabled }: { filter: OrganiserFilter; disabled: boolean }) {
  const exporting = useMutation({
    ...mutationOf(exportOrganiserBookings),
    ...csvOutcome(() => 'The bookings are saved.'),
  })
  return (
    <CsvButton
      busy={exporting.isPending}
      disabled={disabled}
      onClick={() => exporting.mutate(searchOf(filter))}
    />
  )
}
