import type { StudentRow } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, Link as StyledLink, LinkButton } from '@brightyard/ui'
import { StackedTable } from '@brightyard/ui/table'

export const StudentTable = ({ rows }: { rows: readonly StudentRow[] }) => (
  <StackedTable
    caption="Registered students"
    rows={rows}
    keyOf={({ student_id }) => student_id}
    from="md"
    columns={[
      {
        name: 'Name',
        cell: ({ student_id, name, login_id, school }) => (
          <>
            <StyledLink asChild fontWeight="semibold">
              <Link to={accountPaths.studentProfile.to({}, { Id: student_id })}>{name}</Link>
            </StyledLink>
            <Box color="fg.muted" fontSize="sm">
              {[login_id, school].filter(Boolean).join(', ')}
            </Box>
          </>
        ),
      },
      { name: 'Class', cell: ({ class_name }) => class_name || '—' },
      {
        name: 'Guardian',
        breakWords: true,
        cell: ({ guardian_name, guardian_contact }) => (
          <>
            {guardian_name || '—'}
            <Box color="fg.muted" fontSize="sm">
              {guardian_contact}
            </Box>
          </>
        ),
      },
      {
        name: 'Registered',
        cell: ({ registered_at }) => <DateTime iso={registered_at} show="day" />,
      },
      {
        name: 'Actions',
        hideName: true,
        cell: ({ student_id, name }) => (
          <LinkButton asChild size="sm" variant="outline">
            <Link
              to={accountPaths.studentUpdate.to({}, { id: student_id })}
              aria-label={`Edit ${name}`}
            >
              Edit
            </Link>
          </LinkButton>
        ),
      },
    ]}
  />
)
