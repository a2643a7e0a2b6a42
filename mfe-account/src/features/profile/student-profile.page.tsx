import type { StudentProfile } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import {
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useLoaderData,
  useQuery,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import { Avatar, Box, Card, Flex, Grid, PageHeading, Section, Stack } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { OneKidNext } from '../../next/family-next.tsx'
import { isGuardian, isSchool, signedInUser } from '../../signed-in/signed-in-user.ts'
import { NewPassword } from '../../student/new-password.tsx'
import { isStudent, studentIdIn } from '../../student/student-address.ts'
import { StudentUpdateForm } from '../../student/student-update-form.tsx'
import { ensureStudent, studentQuery } from '../../student/student.queries.ts'
import { StudentCampaigns } from './student-campaigns.tsx'
import { Achievements, Facts, Plan, Rooms, schoolRoom } from './student-parts.tsx'
import { selectedSchoolIn, StudentTabs, viewIn } from './student-tabs.tsx'

/** Of `Id` or stuId; without one, the signed-in student's own. Who may see it is for the server to say. */
export function loader({ request, queryClient }: PageContext) {
  const user = signedInUser()
  if (!user) return null
  const studentId = studentIdIn(new URL(request.url).searchParams) ?? user.student_id
  if (studentId !== null) return ensureStudent(queryClient, studentId)
  if (isSchool(user)) return redirect(accountPaths.dashboard.to())
  throw pageNotFound()
}

export function Component() {
  const studentId = useLoaderData<number | null>()
  return studentId === null ? null : <Profile studentId={studentId} />
}

function Profile({ studentId }: { studentId: number }) {
  const query = useQuery(studentQuery(studentId))
  const student = query.data
  const [address] = useSearchParams()
  const view = viewIn(address)
  const user = useUser()
  const isFamily = user !== null && (isGuardian(user) || isStudent(user)) && !isSchool(user)
  const name = student?.name ?? 'Student'
  return (
    <>
      <PageHead title={name} description="A student's rooms, plan and achievements." hidden />
      <Flex align="flex-start" gap="5" mb="2">
        <Avatar name={name} src={student?.avatar ?? null} size="lg" decorative />
        <PageHeading
          intro={
            student?.class_name ? `Class ${student.class_name}` : `Student number ${studentId}`
          }
        >
          {name}
        </PageHeading>
      </Flex>
      <StudentTabs studentId={studentId} view={view} />
      <Box minH="24rem" pb="6">
        <QueryBoundary query={query} what="the student">
          {(loaded) => (
            <>
              {view === 'profile' && (
                <Overview student={loaded} isEditing={address.has('edit')} isFamily={isFamily} />
              )}
              {view === 'school' && <School student={loaded} chosen={selectedSchoolIn(address)} />}
              {view === 'campaigns' && (
                <Card p={{ base: '5', md: '7' }} maxW="42rem">
                  <Section title="Campaigns" headingSize="md">
                    <StudentCampaigns student={loaded} />
                  </Section>
                </Card>
              )}
            </>
          )}
        </QueryBoundary>
      </Box>
    </>
  )
}

interface OverviewProps {
  student: StudentProfile
  isEditing: boolean
  /** The student, or a guardian: staff see nothing of what a family has planned. */
  isFamily: boolean
}

const Overview = ({ student, isEditing, isFamily }: OverviewProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
    gap="6"
    alignItems="start"
  >
    <Stack gap="6">
      {student.can_edit && isEditing && (
        <Part title="Edit details">
          <StudentUpdateForm student={student} />
        </Part>
      )}
      {isFamily && <OneKidNext studentId={student.student_id} />}
      <Part title="Achievements">
        <Achievements student={student} />
      </Part>
      <Part title="Rooms">
        <Rooms student={student} />
      </Part>
    </Stack>
    <Stack gap="6">
      <Part title="Practice plan">
        <Plan student={student} />
      </Part>
      <Part title="Record">
        <Facts student={student} />
      </Part>
      {student.can_renew_password && (
        <Part title="Signing in">
          <NewPassword student={student} />
        </Part>
      )}
    </Stack>
  </Grid>
)

/** The school dashboard of a student: the school, or the chosen one, and what it has awarded. */
function School({ student, chosen }: { student: StudentProfile; chosen: number | null }) {
  const school = student.rooms.find(({ id }) => id === chosen)
  const rooms = school
    ? [school]
    : student.rooms.filter(({ vendor_type }) => vendor_type === schoolRoom)
  const seen = { ...student, rooms }
  const names = rooms.map(({ name }) => name)
  const awarded = student.achievements.filter(({ given_by }) => names.includes(given_by))
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      alignItems="start"
    >
      <Part title={school?.name ?? 'My school'}>
        <Rooms
          student={seen}
          none="No school yet. It appears once a school registers this student."
        />
      </Part>
      <Part title="Achievements at school">
        <Achievements student={{ ...student, achievements: awarded }} />
      </Part>
    </Grid>
  )
}
