import { accountPaths } from '@brightyard/contract/paths'
import { formatDay, Link, useQuery } from '@brightyard/runtime'
import { Box, LinkButton, Stack, Text } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { Part } from '../../loading/part.tsx'
import { studentQuery } from '../../student/student.queries.ts'

/** How many are shown; the profile has all of them. */
const newest = 3

/** What the kid has been awarded lately. */
export function Progress({ studentId }: { studentId: number }) {
  const query = useQuery(studentQuery(studentId))
  return (
    <Part
      title="Recent achievements"
      viewAll={
        <LinkButton asChild variant="plain">
          <Link to={accountPaths.studentProfile.to({}, { Id: studentId })}>To the profile</Link>
        </LinkButton>
      }
    >
      <QueryBoundary query={query} what="what was achieved" lines={3}>
        {({ name, achievements }) =>
          achievements.length === 0 ? (
            <Text color="fg.muted">{`Awards from schools and partners to ${name} appear here.`}</Text>
          ) : (
            <Stack as="ul" gap="4" listStyleType="none">
              {achievements.slice(0, newest).map(({ id, title, given_by, given_on }) => (
                <Box as="li" key={id} borderStartWidth="4px" borderColor="sun.solid" ps="4">
                  <Text fontWeight="semibold">{title}</Text>
                  <Text color="fg.muted" fontSize="sm">
                    {given_by}, <time dateTime={given_on}>{formatDay(given_on)}</time>
                  </Text>
                </Box>
              ))}
            </Stack>
          )
        }
      </QueryBoundary>
    </Part>
  )
}
