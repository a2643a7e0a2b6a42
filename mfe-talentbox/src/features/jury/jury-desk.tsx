import type { JuryDesk } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import { Box, Container, Flex, Link as StyledLink, Notice, Text } from '@brightyard/ui'
import { BackstageBand } from '../../stage/backstage-band.tsx'
import { ViewerTime } from '../../stage/deadline.tsx'
import { AgeGroups } from './age-groups.tsx'
import { Closing } from './closing.tsx'
import { GiveOut } from './give-out.tsx'
import { HeldVotes } from './held-votes.tsx'
import { deskQuery } from './jury.queries.ts'
import { JuryLines } from './jury-lines.tsx'
import { JurySeats } from './jury-seats.tsx'
import { Loaded } from './loaded.tsx'
import { RunAgain } from './run-again.tsx'
import { PublishedVerdict, Verdict } from './verdict.tsx'

/** From the closing to the verdict: who judges, who has what, how far they are, and what came of it. */
export function JuryDeskPage({ userId, slug }: { userId: number; slug: string }) {
  const desk = useQuery(deskQuery(userId, slug))
  return (
    <Loaded query={desk} what="this jury">
      {(found) => (
        <>
          <BackstageBand title={`Jury desk: ${found.campaign.title}`}>
            <Flex mt="2" gap="5" wrap="wrap">
              <StyledLink asChild color="inherit">
                <Link to={talentboxPaths.juryDesk.to()}>All campaigns</Link>
              </StyledLink>
              <StyledLink asChild color="inherit">
                <Link to={talentboxPaths.campaign.to({ slug: found.campaign.slug })}>
                  See it on the stage
                </Link>
              </StyledLink>
            </Flex>
          </BackstageBand>
          <Container
            py={{ base: '8', md: '12' }}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap={{ base: '10', md: '14' }}
          >
            <Cue desk={found} />
            {found.jury_ends_at || found.campaign.phase === 'closed' ? null : (
              <Closing key={found.campaign.ends_at} desk={found} userId={userId} />
            )}
            <AgeGroups desk={found} userId={userId} />
            <JurySeats desk={found} userId={userId} />
            {found.campaign.phase === 'judging' ? <GiveOut desk={found} userId={userId} /> : null}
            <HeldVotes slug={found.campaign.slug} userId={userId} />
            {found.campaign.phase === 'judging' && found.jury_ends_at ? (
              <Verdict desk={found} userId={userId} />
            ) : null}
            {found.verdict_at ? <PublishedVerdict desk={found} userId={userId} /> : null}
            <JuryLines slug={found.campaign.slug} userId={userId} />
            <RunAgain desk={found} />
          </Container>
        </>
      )}
    </Loaded>
  )
}

/** Where the campaign is, as the cue sheet of a stage manager. */
function Cue({ desk }: { desk: JuryDesk }) {
  const { campaign, entries, entries_in_review, entries_assigned, verdict_at } = desk
  const facts = [
    { value: entries, label: entries === 1 ? 'entry on the stage' : 'entries on the stage' },
    { value: entries_assigned, label: 'with their jurors' },
    { value: desk.jurors.reduce((sum, { final }) => sum + final, 0), label: 'scores finished' },
  ]
  return (
    <Box>
      <Flex as="ul" listStyleType="none" gap="4" wrap="wrap">
        {facts.map(({ value, label }) => (
          <Box
            as="li"
            key={label}
            flex="1"
            minW="9rem"
            bg="bg.inverted"
            color="fg.inverted"
            borderRadius="lg"
            px="5"
            py="4"
          >
            <Text fontFamily="heading" fontSize="3xl" fontWeight="bold" color="sun.bright">
              {value}
            </Text>
            <Text>{label}</Text>
          </Box>
        ))}
      </Flex>
      <Text mt="4">
        {verdict_at ? (
          <>
            The verdict was published on <ViewerTime iso={verdict_at} />.
          </>
        ) : campaign.phase === 'judging' ? (
          desk.jury_ends_at ? (
            <>
              The jury has time until <ViewerTime iso={desk.jury_ends_at} />.
            </>
          ) : (
            'The campaign is closed. Give the entries to the jury.'
          )
        ) : (
          <>
            The campaign closes on <ViewerTime iso={campaign.ends_at} />. Then the entries go to the
            jury.
          </>
        )}
      </Text>
      {entries_in_review > 0 && campaign.phase !== 'closed' ? (
        <Box mt="4">
          <Notice tone="warning">
            {entries_in_review === 1
              ? 'One entry still waits on the moderation desk. It goes to the jury once it is shown.'
              : `${entries_in_review} entries still wait on the moderation desk. They go to the jury once they are shown.`}
          </Notice>
        </Box>
      ) : null}
    </Box>
  )
}
