import { getOfferingById } from '@brightyard/contract/calls'
import { type ActivityKind, activityKinds, roleIds } from '@brightyard/contract/entities'
import { bookingPaths, contentPaths, offeringAddress } from '@brightyard/contract/paths'
import {
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pageNotFound,
  replace,
  toPageNotFound,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import {
  Box,
  Container,
  ErrorState,
  Link as LinkStyle,
  LinkButton,
  Notice,
  PageHeading,
  Skeleton,
  SkeletonLines,
} from '@brightyard/ui'
import { kinds } from '../../offerings/offering-words.ts'
import { offeringQuery } from '../../offerings/offerings.queries.ts'
import { readChosen, writeChosen } from './booking-address.ts'
import { BookingFlow } from './booking-flow.tsx'
import { ProgramBooking, programToBookQuery } from './program-booking.tsx'

interface Subject {
  kind: ActivityKind
  slug: string
}

/** `/program/booking/:id` */
interface ProgramSubject {
  program: number
}

async function loadProgram({ params, queryClient }: PageContext) {
  if (!params['id']) return replace(contentPaths.allPrograms.to())
  if (!/^[1-9]\d{0,8}$/.test(params['id'])) throw pageNotFound()
  const program = Number(params['id'])
  await loadSubject(queryClient.ensureQueryData(programToBookQuery(program)))
  return { program }
}

/** The kind is the first word of the address; the offering is named by its slug, or by its id. */
export async function loader(context: PageContext) {
  const { request, queryClient } = context
  const { pathname, searchParams } = new URL(request.url)
  const [, word = ''] = pathname.toLowerCase().split('/')
  if (word === 'program') return loadProgram(context)
  const kind = activityKinds.find((one) => one === word) ?? 'event'
  const chosen = readChosen(searchParams)
  const id = /^[1-9]\d{0,8}$/.exec(searchParams.get('id') ?? '')?.[0]
  if (!chosen.offering && !id) return replace(kinds[kind].landing)
  const query = chosen.offering
    ? offeringQuery(kind, chosen.offering)
    : queryOf(getOfferingById, { id: Number(id) }, { mapError: toPageNotFound })
  const loading = queryClient.ensureQueryData(query)
  await loadSubject(loading)
  const offering = await loading.catch(() => null)
  if (offering && (offering.kind !== kind || !chosen.offering))
    return replace(
      bookingPaths.book[offering.kind].to({}, { ...writeChosen(chosen), offering: offering.slug }),
    )
  return { kind, slug: chosen.offering }
}

export function Component() {
  const subject = useLoaderData<Subject | ProgramSubject>()
  return 'program' in subject ? (
    <ProgramBooking id={subject.program} />
  ) : (
    <ActivityBooking {...subject} />
  )
}

/** Who, when, what it costs, and the payment, for every kind of activity. */
function ActivityBooking({ kind, slug }: Subject) {
  const user = useUser()
  // The seats that are left change while somebody chooses.
  const offering = useQuery({
    ...offeringQuery(kind, slug),
    refetchInterval: 30_000,
    refetchOnWindowFocus: true,
  })
  const word = kinds[kind].one.toLowerCase()
  return (
    <Container size="reading" py={{ base: '6', md: '10' }} colorPalette={kinds[kind].area}>
      <PageHead title={`Book a ${word}`} description="Choose kids and a date, and book." hidden />
      <PageHeading
        intro={
          offering.data ? (
            <>
              <LinkStyle asChild>
                <Link to={offeringAddress(offering.data)}>{offering.data.title}</Link>
              </LinkStyle>
              {offering.data.venue
                ? ` · ${offering.data.venue.name}, ${offering.data.venue.city}`
                : ' · Online'}
            </>
          ) : (
            <Skeleton as="span" display="inline-block" height="1em" width="12rem" />
          )
        }
      >
        {kind === 'event' ? 'Book an event' : `Book a ${word}`}
      </PageHeading>
      {user && user.role_id !== roleIds.guardian ? (
        <Notice title="Guardians book for their kids">
          Sign in as a guardian to book this {word}, or{' '}
          <Link to={kinds[kind].landing}>look at others</Link>.
        </Notice>
      ) : offering.data && user ? (
        offering.data.is_past || offering.data.sessions.length === 0 ? (
          <Notice
            title={`This ${word} has no date that can be booked`}
            action={
              <LinkButton asChild variant="outline">
                <Link to={kinds[kind].landing}>See others</Link>
              </LinkButton>
            }
          />
        ) : (
          <BookingFlow
            key={`${user.id} ${offering.data.id}`}
            userId={user.id}
            offering={offering.data}
          />
        )
      ) : offering.isError ? (
        <ErrorState
          title={`We could not load this ${word}`}
          onRetry={() => void offering.refetch()}
          retrying={offering.isFetching}
        />
      ) : (
        <Box minH="20rem">
          <SkeletonLines label={`Loading the ${word}`} lines={8} />
        </Box>
      )}
    </Container>
  )
}
