import { accountPaths } from '@brightyard/contract/paths'
import { Link, useUser } from '@brightyard/runtime'
import { Flex, LinkButton } from '@brightyard/ui'
import { type StudentView, viewAddress } from './student-views.ts'

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
