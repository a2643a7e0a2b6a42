import { accountPaths } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  pageNotFound,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { Box, Card, LinkButton, PageHeading, Section, Stack } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { ensureStudent, studentQuery } from '../../student/student.queries.ts'
import { studentIdIn } from '../../student/student-address.ts'
import { AwardForm } from './award-form.tsx'
import { NewPassword } from '../../student/new-password.tsx'
import { StudentUpdateForm } from '../../student/student-update-form.tsx'

/** A student of another school is no page: the server says so. */
export function loader({ request, queryClient }: PageContext) {
  const id = studentIdIn(new URL(request.url).searchParams)
  if (id === null) throw pageNotFound()
  return ensureStudent(queryClient, id)
}

export function Component() {
  const id = useLoaderData<number>()
  const query = useQuery(studentQuery(id))
  const name = query.data?.name ?? 'Student'
  return (
    <>
      <PageHead title={`Edit ${name}`} description="A student’s record." hidden />
      <PageHeading intro={query.data?.login_id ? `Kid ID ${query.data.login_id}` : undefined}>
        {`Edit ${name}`}
      </PageHeading>
      <Box minH="24rem" maxW="42rem" pb="6">
        <QueryBoundary query={query} what="the student">
          {(student) => (
            <Stack gap="6">
              <Card p={{ base: '5', md: '7' }}>
                <StudentUpdateForm key={student.student_id} student={student} />
              </Card>
              {student.can_award && (
                <Card p={{ base: '5', md: '7' }}>
                  <Section title="Achievement" headingSize="md">
                    <AwardForm student={student} />
                  </Section>
                </Card>
              )}
              {student.can_renew_password && (
                <Card p={{ base: '5', md: '7' }}>
                  <Section title="Signing in" headingSize="md">
                    <NewPassword student={student} />
                  </Section>
                </Card>
              )}
              <Box>
                <LinkButton asChild variant="plain">
                  <Link to={accountPaths.studentList.to()}>To the Registered Student List</Link>
                </LinkButton>
              </Box>
            </Stack>
          )}
        </QueryBoundary>
      </Box>
    </>
  )
}
