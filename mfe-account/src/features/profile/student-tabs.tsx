import { accountPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { Flex, LinkButton } from '@brightyard/ui'

export type StudentView = 'profile' | 'school' | 'campaigns'

/** A flag of the address, in any case of its name; `false` and nothing are off. */
const isOn = (query: URLSearchParams, name: string) =>
  [...query].some(([key, value]) => key.toLowerCase() === name && value !== '' && value !== 'false')

/** What of a student the address asks for. */
export function viewIn(query: URLSearchParams): StudentView {
  if (isOn(query, 'campaign')) return 'campaigns'
  return isOn(query, 'dashboardschool') || isOn(query, 'selectedschool') ? 'school' : 'profile'
}

/** The school that `selectedSchool` names. */
export function selectedSchoolIn(query: URLSearchParams): number | null {
  const [, value = ''] = [...query].find(([key]) => key.toLowerCase() === 'selectedschool') ?? []
  return /^\d{1,9}$/.test(value) ? Number(value) : null
}

export const viewAddress = (studentId: number, view: StudentView) =>
  accountPaths.studentProfile.to(
    {},
    {
      Id: studentId,
      ...(view === 'school' ? { dashboardSchool: true } : {}),
      ...(view === 'campaigns' ? { campaign: true } : {}),
    },
  )

const views: readonly [StudentView, string][] = [
  ['profile', 'Profile'],
  ['school', 'School'],
  ['campaigns', 'Campaigns'],
]

/** The views of a student; each has an address of its own. The student itself gets to its day from here. */
export function StudentTabs({ studentId, view }: { studentId: number; view: StudentView }) {
  const isOwn = useUser()?.student_id === studentId
  return (
    <Flex as="nav" aria-label="Parts of the profile" gap="2" wrap="wrap" mb="5">
      {views.map(([name, label]) => (
        <LinkButton
          key={name}
          asChild
          size="sm"
          variant={name === view ? 'solid' : 'soft'}
          {...(name === view ? { 'aria-current': 'page' as const } : {})}
        >
          <Link to={viewAddress(studentId, name)}>{label}</Link>
        </LinkButton>
      ))}
      {isOwn && (
        <LinkButton asChild size="sm" variant="soft" colorPalette="learn">
          <Link to={accountPaths.studentDashboard.to()}>My day</Link>
        </LinkButton>
      )}
    </Flex>
  )
}
