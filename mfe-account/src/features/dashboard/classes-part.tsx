import type { StaffDashboard } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Flex, Link as StyledLink, Stack, Text } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'

interface ClassesPartProps extends Pick<StaffDashboard, 'classes'> {
  /** Only those who may read names are led to the list of them. */
  leadsToStudents?: boolean
}

/** The classes of a school, each with its number of students. */
export const ClassesPart = ({ classes, leadsToStudents = false }: ClassesPartProps) => (
  <Part title="Classes">
    {classes.length === 0 ? (
      <Text color="fg.muted">Classes appear once a student has one.</Text>
    ) : (
      <Stack as="ul" listStyleType="none" gap="2">
        {classes.map(({ class_name, student_count }) => (
          <Flex as="li" key={class_name} justify="space-between" gap="3">
            {leadsToStudents ? (
              <StyledLink asChild>
                <Link to={accountPaths.studentList.to({}, { class: class_name })}>
                  {class_name}
                </Link>
              </StyledLink>
            ) : (
              class_name
            )}
            <Text color="fg.muted">
              {student_count === 1 ? '1 student' : `${student_count} students`}
            </Text>
          </Flex>
        ))}
      </Stack>
    )}
  </Part>
)
