import { getDashboard } from '@brightyard/contract/calls'
import { type PageContext, PageHead, redirect, useQuery, useUser } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box, PageHeading } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { whatIsNextQuery } from '../../next/what-is-next.queries.ts'
import { isGuardian, isSchool, signedInUser } from '../../signed-in/signed-in-user.ts'
import { isStudent, studentAddress } from '../../student/student-address.ts'
import { GuardianView } from './guardian-view.tsx'
import { StaffView } from './staff-view.tsx'

const dashboardQuery = queryOf(getDashboard, {}, { staleTime: 10_000 })

/** A student's start page is the student profile; a school's own account has figures of its own. */
export function loader({ request, queryClient }: PageContext) {
  const user = signedInUser()
  if (user && isStudent(user) && !isSchool(user)) {
    return redirect(studentAddress(user, new URL(request.url).searchParams))
  }
  void queryClient.prefetchQuery(dashboardQuery)
  if (user && isGuardian(user)) void queryClient.prefetchQuery(whatIsNextQuery)
  return null
}

export function Component() {
  const user = useUser()
  const query = useQuery(dashboardQuery)
  const workplace = query.data?.kind === 'staff' ? query.data.workplace : ''
  // A school's own account has the school's name.
  const place = workplace === user?.name ? '' : workplace
  return (
    <>
      <PageHead title="Dashboard" description="What is going on, at a glance." hidden />
      <PageHeading intro={place || 'What is going on, at a glance.'}>
        {user ? `Hello, ${user.name}` : 'Dashboard'}
      </PageHeading>
      <Box minH="24rem" pb="6">
        <QueryBoundary query={query} what="your dashboard">
          {(dashboard) =>
            dashboard.kind === 'guardian' ? (
              <GuardianView dashboard={dashboard} />
            ) : (
              <StaffView dashboard={dashboard} isSchool={user !== null && isSchool(user)} />
            )
          }
        </QueryBoundary>
      </Box>
    </>
  )
}
