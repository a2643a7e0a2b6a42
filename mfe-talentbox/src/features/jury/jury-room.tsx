import type { JuryTask } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import {
  Box,
  Container,
  EmptyState,
  Heading,
  Link as StyledLink,
  LinkButton,
  Stack,
  Text,
} from '@brightyard/ui'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { ViewerTime } from '../../stage/deadline.tsx'
import { workQuery } from './jury.queries.ts'
import { Loaded } from './loaded.tsx'
import { Progress } from './progress.tsx'

/** The campaigns that somebody judges, as doors of dressing rooms. */
export function JuryRoom({ userId }: { userId: number }) {
  const work = useQuery(workQuery(userId))
  return (
    <>
      <BackstageBand title="Jury room" />
      <Loaded query={work} what="your campaigns">
        {(tasks) => (
          <Container size="reading" py={{ base: '8', md: '12' }}>
            {tasks.length === 0 ? (
              <EmptyState
                title="You are in no jury"
                action={
                  <LinkButton asChild>
                    <Link to={talentboxPaths.home.to()}>See the campaigns</Link>
                  </LinkButton>
                }
              >
                Members of a jury find their entries here. Brightyard invites them.
              </EmptyState>
            ) : (
              <Stack as="ul" listStyleType="none" gap="5">
                {tasks.map((task) => (
                  <Door key={task.slug} task={task} />
                ))}
              </Stack>
            )}
          </Container>
        )}
      </Loaded>
    </>
  )
}

const Door = ({ task }: { task: JuryTask }) => (
  <Box
    as="li"
    position="relative"
    bg="bg.panel"
    borderRadius="lg"
    boxShadow="md"
    borderInlineStartWidth="0.75rem"
    borderColor={task.phase === 'judging' ? 'sun.bright' : 'border'}
    px="6"
    py="5"
  >
    <Heading as="h2" size="sm">
      <StyledLink
        asChild
        variant="quiet"
        _after={{ content: '""', position: 'absolute', inset: '0' }}
      >
        <Link to={talentboxPaths.jury.to({ slug: task.slug })}>{task.title}</Link>
      </StyledLink>
    </Heading>
    <Text mb="2">{words(task)}</Text>
    {task.phase === 'closed' && task.assigned === 0 ? null : <Progress {...task} />}
  </Box>
)

function words({ phase, jury_ends_at }: JuryTask) {
  if (phase === 'closed') return 'The verdict is published.'
  if (phase !== 'judging') return 'The entries come to you after the closing.'
  if (jury_ends_at === null)
    return 'It is closed. Your entries are here when the organisers give them out.'
  return (
    <>
      Until <ViewerTime iso={jury_ends_at} />
    </>
  )
}
