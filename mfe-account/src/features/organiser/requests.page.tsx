import { withdrawRequest } from '@brightyard/contract/calls'
import type { BookingRequest } from '@brightyard/contract/entities'
import { bookingPaths } from '@brightyard/contract/paths'
import {
  DateTime,
  failureSentence,
  Link,
  type PageContext,
  PageHead,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import {
  Box,
  Button,
  Card,
  Chip,
  EmptyState,
  type FamilyName,
  LinkButton,
  PageHeading,
  Pagination,
  Section,
  Stack,
} from '@brightyard/ui'
import { StackedTable } from '@brightyard/ui/table'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { activityColumn, whenColumn } from './booking-columns.tsx'
import { filterIn, refreshOrganiser, requestsQuery } from './organiser.queries.ts'
import { RequestForm } from './request-form.tsx'

const outcomes: Readonly<Record<BookingRequest['outcome'], { text: string; colour: FamilyName }>> =
  {
    open: { text: 'Waiting for the guardian', colour: 'sun' },
    confirmed: { text: 'Confirmed', colour: 'learn' },
    declined: { text: 'Declined', colour: 'danger' },
    lapsed: { text: 'No answer in time', colour: 'danger' },
    withdrawn: { text: 'Withdrawn', colour: 'brand' },
  }

export function loader({ request, queryClient }: PageContext) {
  const { page } = filterIn(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(requestsQuery(page))
  return null
}

/** Bookings that staff asked guardians to confirm, and the form to ask for one. */
export function Component() {
  const [query] = useSearchParams()
  const { page } = filterIn(query)
  const list = useQuery(requestsQuery(page))
  return (
    <>
      <PageHead
        title="Requests to families"
        description="Bookings that guardians are asked to confirm."
        hidden
      />
      <PageHeading
        intro="Keep a seat for a student, and ask the guardian to book it. Nothing is booked or paid without them."
        actions={
          <LinkButton asChild variant="soft">
            <Link to={bookingPaths.organiser.to()}>Bookings</Link>
          </LinkButton>
        }
      >
        Requests to families
      </PageHeading>
      <Stack gap="8" pb="8">
        <Card p={{ base: '5', md: '7' }} maxW="46rem">
          <Section title="Ask a family" headingSize="md">
            <RequestForm key={query.toString()} address={query} />
          </Section>
        </Card>
        <Box minH="16rem" aria-busy={list.isFetching}>
          <QueryBoundary query={list} what="the requests" lines={6}>
            {({ data, meta }) =>
              data.length === 0 ? (
                <EmptyState level={2} title="No requests yet">
                  What you ask families to book appears here with their answer.
                </EmptyState>
              ) : (
                <Section title="What was asked" headingSize="md">
                  <Card p="0" overflow="hidden" mb="6">
                    <Requests rows={data} />
                  </Card>
                  <Pagination
                    label="Requests"
                    page={meta.current_page}
                    pages={meta.last_page}
                    link={(to, content) => (
                      <Link to={bookingPaths.requests.to({}, { page: to })}>{content}</Link>
                    )}
                  />
                </Section>
              )
            }
          </QueryBoundary>
        </Box>
      </Stack>
    </>
  )
}

const Requests = ({ rows }: { rows: readonly BookingRequest[] }) => (
  <StackedTable
    caption="Requests to families"
    rows={rows}
    keyOf={({ code }) => code}
    from="lg"
    columns={[
      { name: 'Kid', cell: ({ kid }) => <strong>{kid}</strong> },
      activityColumn,
      whenColumn,
      {
        name: 'Answer',
        cell: ({ outcome, held_until }) => (
          <>
            <Chip colorPalette={outcomes[outcome].colour}>{outcomes[outcome].text}</Chip>
            {outcome === 'open' && (
              <Box color="fg.muted" fontSize="sm">
                Kept until <DateTime iso={held_until} show="moment" />
              </Box>
            )}
          </>
        ),
      },
      { name: 'Asked by', cell: ({ requested_by }) => requested_by },
      { name: 'Actions', hideName: true, cell: (request) => <Withdraw request={request} /> },
    ]}
  />
)

function Withdraw({ request: { code, outcome, kid, offering } }: { request: BookingRequest }) {
  const client = useQueryClient()
  const withdrawing = useMutation({
    ...mutationOf(withdrawRequest),
    onSuccess: () => showToast({ kind: 'success', title: 'The request is withdrawn.' }),
    onError: (error) =>
      showToast({ kind: 'error', title: 'Not withdrawn.', description: failureSentence(error) }),
    // Also after a refusal: the guardian may have answered meanwhile.
    onSettled: () => refreshOrganiser(client),
  })
  if (outcome !== 'open') return null
  return (
    <Button
      variant="outline"
      aria-label={`Withdraw ${offering} for ${kid}`}
      busy={withdrawing.isPending}
      onClick={() => withdrawing.mutate({ code })}
    >
      Withdraw
    </Button>
  )
}
