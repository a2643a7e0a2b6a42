import type { StaffDashboard } from '@brightyard/contract/entities'
import { accountPaths, contentPaths } from '@brightyard/contract/paths'
import { Link } from '@brightyard/runtime'
import { Grid, Link as StyledLink, Notice, Stack, Text } from '@brightyard/ui'
import { Part } from '../../loading/part.tsx'
import { ClassesPart } from './classes-part.tsx'

const pages = [
  {
    name: 'Feeds',
    text: 'What your school and Brightyard have posted.',
    to: contentPaths.feeds.to(),
  },
  { name: 'Web forms', text: 'Forms that are open now.', to: contentPaths.webForms.to() },
  { name: 'Activities', text: 'What there is to book for kids.', to: contentPaths.activities.to() },
  {
    name: 'Sign-in and security',
    text: 'The password of this account, and where it is signed in.',
    to: accountPaths.security.to(),
  },
]

/** What a school's shared account may see: how many there are and what is new, and no child's name. */
export const SchoolView = ({ classes }: Pick<StaffDashboard, 'classes'>) => (
  <>
    <Notice tone="info" title="This account is shared by the office">
      It shows figures and notices, and no child’s name. Teachers sign in with accounts of their
      own: there they register students, keep records, change rooms, and write posts, forms and
      assessments.
    </Notice>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      gap="6"
      alignItems="start"
    >
      <Part title="Notices and more">
        <Stack as="ul" listStyleType="none" gap="3">
          {pages.map(({ name, text, to }) => (
            <li key={name}>
              <StyledLink asChild fontWeight="semibold">
                <Link to={to}>{name}</Link>
              </StyledLink>
              <Text color="fg.muted" fontSize="sm">
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      </Part>
      <ClassesPart classes={classes} />
    </Grid>
  </>
)
