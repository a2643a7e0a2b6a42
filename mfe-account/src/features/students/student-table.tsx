import type { StudentRow } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, chakra, Link as StyledLink, LinkButton, Span } from '@brightyard/ui'

const cell = { px: '4', py: '3', textAlign: 'start', verticalAlign: 'top' } as const
const head = { ...cell, fontWeight: 'semibold', fontSize: 'sm', color: 'fg.muted' } as const

/** A table where there is room; on a phone each row is a card with its labels. */
export const StudentTable = ({ rows }: { rows: readonly StudentRow[] }) => (
  <chakra.table
    width="full"
    css={{
      borderCollapse: 'collapse',
      '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
      '@media (max-width: 767px)': {
        '&, & tbody, & tr, & td, & th[scope=row]': { display: 'block' },
        '& thead': {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
        '& tr': { py: '3' },
        '& td, & th[scope=row]': { py: '1' },
      },
    }}
  >
    <caption style={{ captionSide: 'top', textAlign: 'start' }}>
      <Span srOnly>Registered students</Span>
    </caption>
    <thead>
      <tr>
        <chakra.th scope="col" {...head}>
          Name
        </chakra.th>
        <chakra.th scope="col" {...head}>
          Class
        </chakra.th>
        <chakra.th scope="col" {...head}>
          Guardian
        </chakra.th>
        <chakra.th scope="col" {...head}>
          Registered
        </chakra.th>
        <chakra.th scope="col" {...head}>
          <Span srOnly>Actions</Span>
        </chakra.th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.student_id}>
          <chakra.th scope="row" {...cell}>
            <StyledLink asChild fontWeight="semibold">
              <Link to={accountPaths.studentProfile.to({}, { Id: row.student_id })}>
                {row.name}
              </Link>
            </StyledLink>
            <Box color="fg.muted" fontSize="sm" fontWeight="normal">
              {[row.login_id, row.school].filter(Boolean).join(', ')}
            </Box>
          </chakra.th>
          <chakra.td {...cell}>
            <Label>Class</Label>
            {row.class_name || '—'}
          </chakra.td>
          <chakra.td {...cell} overflowWrap="anywhere">
            <Label>Guardian</Label>
            {row.guardian_name || '—'}
            <Box color="fg.muted" fontSize="sm">
              {row.guardian_contact}
            </Box>
          </chakra.td>
          <chakra.td {...cell}>
            <Label>Registered</Label>
            <DateTime iso={row.registered_at} show="day" />
          </chakra.td>
          <chakra.td {...cell} textAlign={{ base: 'start', md: 'end' }}>
            <LinkButton asChild size="sm" variant="outline">
              <Link
                to={accountPaths.studentUpdate.to({}, { id: row.student_id })}
                aria-label={`Edit ${row.name}`}
              >
                Edit
              </Link>
            </LinkButton>
          </chakra.td>
        </tr>
      ))}
    </tbody>
  </chakra.table>
)

/** The column's name beside the value, where the table has no columns. */
const Label = ({ children }: { children: string }) => (
  <Span
    aria-hidden
    display={{ base: 'inline-block', md: 'none' }}
    color="fg.muted"
    fontSize="sm"
    minW="6rem"
  >
    {children}
  </Span>
)
