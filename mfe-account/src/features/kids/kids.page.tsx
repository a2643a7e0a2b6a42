import type { StudentAccess } from '@brightyard/contract/entities'
import { accountPaths, safeLocalPath } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  redirect,
  useQuery,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Card,
  EmptyState,
  Grid,
  LinkButton,
  Notice,
  PageHeading,
  Section,
  Stack,
} from '@brightyard/ui'
import { useState } from 'react'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { familyQuery } from '../../signed-in/kids.queries.ts'
import { isGuardian, isSchool, signedInUser } from '../../signed-in/signed-in-user.ts'
import { AccessNotice } from '../../student/access-notice.tsx'
import { AddKidForm } from './add-kid-form.tsx'
import { ClaimKidForm } from './claim-kid-form.tsx'
import { GuardianRequests } from './guardian-requests.tsx'
import { KidCards, KidCardsSkeleton } from './kid-cards.tsx'

/** A student has no kids: the link "Room" of every role leads somewhere. */
export function loader({ queryClient }: PageContext) {
  const user = signedInUser()
  if (user && user.student_id !== null) {
    return redirect(accountPaths.kidRooms.to({}, { Id: user.student_id }))
  }
  if (user && isGuardian(user)) void queryClient.prefetchQuery(familyQuery)
  return null
}

export function Component() {
  const user = useUser()
  return (
    <>
      <PageHead title="My kids" description="Your kids, their rooms and how they sign in." hidden />
      {user && isGuardian(user) ? (
        <PageHeading intro="Choose the current kid, see their rooms or add another kid.">
          My kids
        </PageHeading>
      ) : (
        <PageHeading>Rooms and students</PageHeading>
      )}
      {user && isGuardian(user) ? (
        <Family />
      ) : user && !isSchool(user) ? (
        <Registered />
      ) : (
        <NoFamily />
      )}
    </>
  )
}

function Family() {
  const query = useQuery(familyQuery)
  const [access, setAccess] = useState<StudentAccess | null>(null)
  // The forms wait for the kids, whose number is unknown: shown at once, they would jump down.
  if (query.isPending) return <KidCardsSkeleton />
  return (
    <Stack gap="8" pb="6">
      {access && <AccessNotice access={access} />}
      <WayBack />
      <GuardianRequests />
      <Box minH="12rem">
        <QueryBoundary query={query} what="your kids">
          {({ data }) =>
            data.length > 0 ? (
              <KidCards kids={data} />
            ) : (
              <EmptyState title="No Kids Found">
                Add a kid below to book programs and follow their progress.
              </EmptyState>
            )
          }
        </QueryBoundary>
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        gap="6"
        alignItems="start"
      >
        <Card p={{ base: '5', md: '7' }}>
          <Section title="Add a kid" headingSize="md">
            <AddKidForm onAdded={setAccess} />
          </Section>
        </Card>
        <Card p={{ base: '5', md: '7' }}>
          <Section title="Registered by a school" headingSize="md">
            <ClaimKidForm onClaimed={() => setAccess(null)} />
          </Section>
        </Card>
      </Grid>
    </Stack>
  )
}

/** To the page that led here, which may have been left for want of a kid. */
function WayBack() {
  const [search] = useSearchParams()
  const address = safeLocalPath(search.get('redirectURL'))
  if (address === null) return null
  return (
    <Notice
      title="You can go on where you were"
      action={
        <LinkButton asChild>
          <Link to={address}>Go on</Link>
        </LinkButton>
      }
    >
      What you have chosen there is kept.
    </Notice>
  )
}

/** Those who register students find them in their list; the menu leads every role here. */
const Registered = () => (
  <EmptyState
    title="The students of your rooms"
    action={
      <LinkButton asChild>
        <Link to={accountPaths.studentList.to()}>Registered Student List</Link>
      </LinkButton>
    }
  >
    Each student’s page names the rooms, the class and how to sign in.
  </EmptyState>
)

const NoFamily = () => (
  <EmptyState
    title="No Kids Found"
    action={
      <LinkButton asChild>
        <Link to={accountPaths.dashboard.to()}>To the dashboard</Link>
      </LinkButton>
    }
  >
    Kids belong to their guardians’ accounts. Your dashboard shows what is yours.
  </EmptyState>
)
