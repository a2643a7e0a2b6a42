import { getStudentDashboard } from '@brightyard/contract/calls'
import { firstNameOf } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import {
  homeZone,
  type PageContext,
  PageHead,
  redirect,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Avatar, Box, Flex, PageHeading } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { whatIsNextQuery } from '../../next/what-is-next.queries.ts'
import { signedInUser } from '../../signed-in/signed-in-user.ts'
import { isStudent } from '../../student/student-address.ts'
import { useNow } from '../../time/use-now.ts'
import { schoolDay } from './school-week.ts'
import { greeting, todaySentence } from './sentences.ts'
import { StudentView } from './student-view.tsx'
import { wallClock } from './wall-clock.ts'

const studentDashboardQuery = queryOf(getStudentDashboard, {}, { staleTime: 60_000 })

/** For students; everybody else, a school's own account too, has another dashboard. */
export function loader({ queryClient }: PageContext) {
  const user = signedInUser()
  if (!user || !isStudent(user) || user.student_id === null) {
    return redirect(accountPaths.dashboard.to())
  }
  void queryClient.prefetchQuery(studentDashboardQuery)
  void queryClient.prefetchQuery(whatIsNextQuery)
  return null
}

export function Component() {
  const user = useUser()
  const query = useQuery(studentDashboardQuery)
  const next = useQuery(whatIsNextQuery)
  const { data } = query
  const clock = wallClock(useNow(), data?.time_zone ?? homeZone)
  const name = user?.name ?? ''
  const firstName = firstNameOf(name)
  return (
    <>
      <PageHead title="My day" description="Timetable, things to do and badges." hidden />
      <Flex align="flex-start" gap="5" wrap="wrap">
        <Avatar name={name} src={user?.avatar ?? null} size="lg" decorative />
        <Box flex="1 1 12rem" minW="0">
          <PageHeading
            intro={
              data
                ? todaySentence(schoolDay(data, clock.date, clock))
                : 'Your day, your week, your badges.'
            }
          >
            {`${greeting(clock.time)}, ${firstName}`}
          </PageHeading>
        </Box>
      </Flex>
      <Box minH="48rem" pb="6">
        <QueryBoundary
          query={{ ...query, isPending: query.isPending || next.isPending }}
          what="your day"
          lines={16}
        >
          {(dashboard) => (
            <StudentView dashboard={dashboard} clock={clock} next={next.data?.kids[0]} />
          )}
        </QueryBoundary>
      </Box>
    </>
  )
}
