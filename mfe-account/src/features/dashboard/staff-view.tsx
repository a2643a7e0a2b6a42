import type { StaffDashboard } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import {
  Box,
  Card,
  EmptyState,
  Flex,
  Grid,
  Link as StyledLink,
  LinkButton,
  SimpleGrid,
  Stack,
  Text,
} from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { ClassesPart } from './classes-part.tsx'
import { SchoolView } from './school-view.tsx'
import { Desks } from './desks.tsx'

const Figure = ({ value, label }: { value: number; label: string }) => (
  <Card p="5">
    <Text fontFamily="heading" fontWeight="bold" fontSize="4xl" lineHeight="1.1">
      {value}
    </Text>
    <Text color="fg.muted">{label}</Text>
  </Card>
)

interface Props {
  dashboard: StaffDashboard
  /** A school's own account reads figures; its representatives manage the students. */
  isSchool: boolean
}

/** Students of a school or partner, or for an admin all of them. */
export const StaffView = ({ dashboard, isSchool }: Props) => (
  <Stack gap="6">
    <SimpleGrid columns={isSchool ? 2 : { base: 1, sm: 3 }} gap="4">
      <Figure value={dashboard.student_count} label="students" />
      {!isSchool && <Figure value={dashboard.new_this_month} label="new this month" />}
      <Figure value={dashboard.classes.length} label="classes" />
    </SimpleGrid>
    {isSchool ? (
      <SchoolView classes={dashboard.classes} />
    ) : (
      <>
        <Desks />
        <Students dashboard={dashboard} />
      </>
    )}
  </Stack>
)

const Students = ({ dashboard: { latest, classes } }: { dashboard: StaffDashboard }) => (
  <>
    <Flex gap="3" wrap="wrap">
      <LinkButton asChild>
        <Link to={accountPaths.studentRegister.to()}>Register new Student</Link>
      </LinkButton>
      <LinkButton asChild variant="outline">
        <Link to={accountPaths.studentList.to()}>Registered Student List</Link>
      </LinkButton>
    </Flex>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="6"
      alignItems="start"
    >
      <Part title="Latest registrations">
        {latest.length === 0 ? (
          <EmptyState title="No students yet">The students you register appear here.</EmptyState>
        ) : (
          <Stack as="ul" listStyleType="none" gap="3">
            {latest.map(({ student_id, name, class_name, registered_at }) => (
              <Flex as="li" key={student_id} justify="space-between" gap="3" wrap="wrap">
                <Box minW="0">
                  <StyledLink asChild fontWeight="semibold">
                    <Link to={accountPaths.studentProfile.to({}, { Id: student_id })}>{name}</Link>
                  </StyledLink>
                  <Text color="fg.muted" fontSize="sm">
                    {class_name ? `Class ${class_name}` : 'No class yet'}
                  </Text>
                </Box>
                <Text color="fg.muted" fontSize="sm">
                  <DateTime iso={registered_at} show="day" />
                </Text>
              </Flex>
            ))}
          </Stack>
        )}
      </Part>
      <ClassesPart classes={classes} leadsToStudents />
    </Grid>
  </>
)
