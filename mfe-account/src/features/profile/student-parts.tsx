import type { StudentProfile } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import { DateTime, formatDay, Link, useUser } from '@brightyard/runtime'
import { Box, Chip, Flex, Link as StyledLink, LinkButton, Stack, Text } from '@brightyard/ui'

/** The `vendor_type` of a school. */
export const schoolRoom = 2

interface RoomsProps {
  student: StudentProfile
  /** What to say where there is none. */
  none?: string
}

export function Rooms({
  student,
  none = 'No rooms yet. They appear once a school or a partner adds this student.',
}: RoomsProps) {
  const user = useUser()
  const { rooms } = student
  const isCurrent = (id: number) =>
    user?.roomStudent?.id === student.student_id && user.roomVendor?.id === id
  if (rooms.length === 0) {
    return <Text color="fg.muted">{none}</Text>
  }
  return (
    <Stack gap="4">
      <Stack as="ul" gap="3" listStyleType="none">
        {rooms.map(({ id, name, vendor_type }) => (
          <Flex as="li" key={id} align="center" gap="3" wrap="wrap">
            <Text fontWeight="semibold">{name}</Text>
            <Chip colorPalette={vendor_type === schoolRoom ? 'learn' : 'brand'}>
              {vendor_type === schoolRoom ? 'School' : 'Partner'}
            </Chip>
            {isCurrent(id) && <Chip tone="solid">Current room</Chip>}
          </Flex>
        ))}
      </Stack>
      <Box>
        <StyledLink asChild>
          <Link to={accountPaths.kidRooms.to({}, { Id: student.student_id })}>Change room</Link>
        </StyledLink>
      </Box>
    </Stack>
  )
}

export function Plan({ student: { plan, name } }: { student: StudentProfile }) {
  if (!plan) {
    return (
      <Stack gap="3" align="flex-start">
        <Text color="fg.muted">{`${name} has no subscription.`}</Text>
        <LinkButton asChild size="sm" variant="outline">
          <Link to={contentPaths.programs.to()}>See programs</Link>
        </LinkButton>
      </Stack>
    )
  }
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Text fontWeight="semibold">{plan.name}</Text>
        <Chip colorPalette={plan.is_running ? 'learn' : 'neutral'}>
          {plan.is_running ? 'Running' : 'Not running'}
        </Chip>
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        <DateTime iso={plan.starts_at} show="day" /> to <DateTime iso={plan.ends_at} show="day" />
      </Text>
    </Box>
  )
}

export function Achievements({ student: { achievements, name } }: { student: StudentProfile }) {
  if (achievements.length === 0) {
    return (
      <Text color="fg.muted">{`Awards from schools and partners to ${name} appear here.`}</Text>
    )
  }
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {achievements.map(({ id, title, note, given_by, given_on }) => (
        <Box as="li" key={id} borderStartWidth="4px" borderColor="sun.solid" ps="4">
          <Text fontWeight="semibold">{title}</Text>
          {note && <Text>{note}</Text>}
          <Text color="fg.muted" fontSize="sm">
            {given_by}, <time dateTime={given_on}>{formatDay(given_on)}</time>
          </Text>
        </Box>
      ))}
    </Stack>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <Flex justify="space-between" gap="4" wrap="wrap">
    <Text as="dt" color="fg.muted">
      {name}
    </Text>
    <Text as="dd" fontWeight="semibold" overflowWrap="anywhere">
      {children || '—'}
    </Text>
  </Flex>
)

export const Facts = ({ student }: { student: StudentProfile }) => (
  <Stack as="dl" gap="2">
    <Fact name="Kid ID">{student.login_id ?? ''}</Fact>
    <Fact name="Class">{student.class_name}</Fact>
    <Fact name="Date of birth">
      {student.birth_date ? formatDay(student.birth_date, 'long-day') : ''}
    </Fact>
    <Fact name="Guardian">{student.guardian_name}</Fact>
    {student.can_edit && <Fact name="Guardian’s contact">{student.guardian_contact}</Fact>}
  </Stack>
)
