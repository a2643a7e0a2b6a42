import { accountPaths } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useLoaderData,
  useQuery,
  useUser,
} from '@brightyard/runtime'
import { Box, Card, Link as StyledLink, PageHeading, Stack } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { ensureStudent, studentQuery } from '../../student/student.queries.ts'
import { signedInUser } from '../../signed-in/signed-in-user.ts'
import { studentIdIn } from '../../student/student-address.ts'
import { LeaveRoom } from './leave-room.tsx'
import { RoomList } from './room-list.tsx'

/** Rooms of the kid of `Id`; without one, of the signed-in student. The server refuses everybody else's. */
export async function loader({ request, queryClient }: PageContext) {
  const user = signedInUser()
  const studentId = studentIdIn(new URL(request.url).searchParams) ?? user?.student_id ?? null
  if (studentId !== null) return ensureStudent(queryClient, studentId)
  if (user?.role_id === 2) throw pageNotFound()
  return redirect(accountPaths.kids.to())
}

export function Component() {
  const studentId = useLoaderData<number>()
  const user = useUser()
  const query = useQuery(studentQuery(studentId))
  const name = query.data?.name
  return (
    <>
      <PageHead
        title={name ? `Rooms of ${name}` : 'Rooms'}
        description="Schools and partners."
        hidden
      />
      <PageHeading intro="The school, and partners who teach here. Choose where you are.">
        {name && user?.student_id !== studentId ? `Rooms of ${name}` : 'My rooms'}
      </PageHeading>
      <Card p={{ base: '5', md: '7' }} maxW="42rem" minH="14rem" mb="6">
        <QueryBoundary query={query} what="the rooms" lines={4}>
          {({ user_id, student_id }) => (
            <Stack gap="5">
              <RoomList
                {...(user?.id === user_id ? {} : { kidUserId: user_id })}
                onMoved={() => {}}
              />
              <LeaveRoom studentId={student_id} />
              <Box>
                <StyledLink asChild>
                  <Link to={accountPaths.studentProfile.to({}, { Id: student_id })}>
                    To the profile
                  </Link>
                </StyledLink>
              </Box>
            </Stack>
          )}
        </QueryBoundary>
      </Card>
    </>
  )
}
