import { roleIds } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useUser } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import {
  Box,
  Container,
  EmptyState,
  LinkButton,
  Notice,
  Section,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { CampCrumbs } from '../../camps/camp-crumbs.tsx'
import { CampBand } from '../../camps/camp-scene.tsx'
import { Loaded } from '../../camps/loaded.tsx'
import { ownEntriesQuery } from '../../stage/talent.queries.ts'
import { campBookingsQuery } from './camp-booking.queries.ts'
import { ResultOfCodes, ResultOfOrder } from './camp-result.tsx'
import { EntryRow, nextStepOf } from './entry-row.tsx'
import { CampRow } from './history-rows.tsx'
import { Rows, Trail } from './trail.tsx'

interface CampHistoryProps {
  /** Of a payment that somebody comes back from. */
  orderCode: string
  /** Of camps that were free of charge. */
  codes: string[]
}

/** A family's camps and entries in campaigns, with where each of them is. */
export function CampHistory({ orderCode, codes }: CampHistoryProps) {
  const user = useUser()
  const isFamily = user?.role_id === roleIds.guardian || user?.role_id === roleIds.student
  return (
    <>
      <PageHead title="Camps and entries" description="What you booked and entered." hidden />
      <CampBand low title="Your camps and entries" before={<CampCrumbs />} />
      <Container pt={{ base: '6', md: '8' }} pb={{ base: '12', md: '16' }}>
        {user && !isFamily ? (
          <Notice
            title="Camps and entries are kept for families"
            action={
              <LinkButton asChild>
                <Link to={talentboxPaths.campTypes.to()}>Look at the camps</Link>
              </LinkButton>
            }
          >
            Sign in as a guardian or as a kid to see what was booked and entered.
          </Notice>
        ) : user ? (
          <Stack gap={{ base: '10', md: '14' }}>
            {orderCode ? <ResultOfOrder orderCode={orderCode} /> : null}
            {!orderCode && codes.length > 0 ? <ResultOfCodes codes={codes} /> : null}
            <CampsAndEntries userId={user.id} isGuardian={user.role_id === roleIds.guardian} />
          </Stack>
        ) : null}
      </Container>
    </>
  )
}

interface Whose {
  userId: number
  isGuardian: boolean
}

/** All at once: what stood there first would move when the rest comes. */
function CampsAndEntries({ userId, isGuardian }: Whose) {
  const lists = [
    useInfiniteQuery(ownEntriesQuery(userId)),
    useInfiniteQuery(campBookingsQuery(userId, 'upcoming')),
    useInfiniteQuery(campBookingsQuery(userId, 'past')),
  ]
  if (lists.some(({ isPending }) => isPending))
    return <SkeletonLines lines={8} label="Loading your camps and entries" />
  return (
    <>
      <Waiting userId={userId} isGuardian={isGuardian} />
      <Camps userId={userId} />
      <Entries userId={userId} isGuardian={isGuardian} />
    </>
  )
}

function Camps({ userId }: { userId: number }) {
  const coming = useInfiniteQuery(campBookingsQuery(userId, 'upcoming'))
  const past = useInfiniteQuery(campBookingsQuery(userId, 'past'))
  const over = past.data?.pages.flatMap(({ data }) => data) ?? []
  const pastRows = over.filter(({ state }) => state !== 'cancelled')
  const cancelled = over.filter(({ state }) => state === 'cancelled')
  return (
    <>
      <Section title="Camps to come">
        <Loaded query={coming} what="your camps">
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data)
            return rows.length === 0 ? (
              <EmptyState
                title="No camp is booked"
                action={
                  <LinkButton asChild>
                    <Link to={talentboxPaths.campTypes.to()}>Find a camp</Link>
                  </LinkButton>
                }
              >
                The rucksack is still in the cupboard.
              </EmptyState>
            ) : (
              <Rows query={coming} more="Later camps">
                {rows.map((booking) => (
                  <CampRow key={booking.code} booking={booking} />
                ))}
              </Rows>
            )
          }}
        </Loaded>
      </Section>
      {pastRows.length > 0 || past.hasNextPage ? (
        <Section title="Camps that were">
          <Rows query={past} more="Earlier camps">
            {pastRows.map((booking) => (
              <CampRow key={booking.code} booking={booking} />
            ))}
          </Rows>
        </Section>
      ) : null}
      {cancelled.length > 0 ? (
        <Section title="Cancelled">
          <Trail>
            {cancelled.map((booking) => (
              <CampRow key={booking.code} booking={booking} />
            ))}
          </Trail>
        </Section>
      ) : null}
    </>
  )
}

/** Entries that cannot take part before somebody here does something. */
function Waiting({ userId, isGuardian }: Whose) {
  const entries = useInfiniteQuery(ownEntriesQuery(userId))
  const rows = entries.data?.pages
    .flatMap(({ data }) => data)
    .filter((entry) => nextStepOf(entry, isGuardian) !== null)
  return rows && rows.length > 0 ? (
    <Section title="Waiting for you" intro="These do not take part before you have done this.">
      <Box bg="sun.subtle" borderRadius="xl" px={{ base: '4', md: '7' }} py="3">
        <Trail>
          {rows.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              step={nextStepOf(entry, isGuardian)}
              isGuardian={isGuardian}
            />
          ))}
        </Trail>
      </Box>
    </Section>
  ) : null
}

function Entries({ userId, isGuardian }: Whose) {
  const entries = useInfiniteQuery(ownEntriesQuery(userId))
  return (
    <Section title="Entries in campaigns">
      <Loaded query={entries} what="your entries">
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data)
          const rows = all.filter((entry) => nextStepOf(entry, isGuardian) === null)
          return all.length === 0 ? (
            <Stack gap="3" align="flex-start">
              <Text>Nothing is entered yet.</Text>
              <LinkButton asChild variant="outline">
                <Link to={talentboxPaths.home.to()}>See the campaigns</Link>
              </LinkButton>
            </Stack>
          ) : (
            <Rows query={entries} more="Earlier entries">
              {rows.map((entry) => (
                <EntryRow key={entry.id} entry={entry} step={null} isGuardian={isGuardian} />
              ))}
            </Rows>
          )
        }}
      </Loaded>
    </Section>
  )
}
