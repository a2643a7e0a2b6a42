import type { TalentCampaign, VoteLeaders } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { Link, useQuery } from '@brightyard/runtime'
import {
  Box,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Link as StyledLink,
  Section,
  SkeletonLines,
  Stack,
  Text,
} from '@brightyard/ui'
import { byAgeGroup } from './age-groups.ts'
import { leadersQuery } from './talent.queries.ts'
import { juryWords, votesWords } from './votes-words.ts'

/** Whom families like best, where they vote. */
export const Leaders = ({ campaign }: { campaign: TalentCampaign }) =>
  campaign.voting && campaign.phase !== 'upcoming' ? <Favourites campaign={campaign} /> : null

type Leader = VoteLeaders['leaders'][number]

function Favourites({ campaign }: { campaign: TalentCampaign }) {
  const query = useQuery(leadersQuery(campaign.slug))
  const isJudged = campaign.phase === 'judging'
  return (
    <Section
      id="leaders"
      title="The audience’s favourites"
      intro="Every account has one vote for each entry. The jury does not look at it."
    >
      {query.data?.numbers_hidden ? (
        <Text fontSize="lg">
          {isJudged
            ? juryWords
            : 'This is the last day of voting: nobody sees how it stands. You can still vote on the page of an entry.'}
        </Text>
      ) : query.data?.leaders.length === 0 ? (
        <Text fontSize="lg">
          Nobody has a vote yet. Open an entry on the stage, and give it the first one.
        </Text>
      ) : query.data ? (
        <Stack gap="8">
          {byAgeGroup(query.data.leaders, campaign, ({ entry }) => entry).map(({ group, rows }) => (
            <Box key={group}>
              {group === null ? null : (
                <Heading as="h3" size="sm" mb="3">
                  {group}
                </Heading>
              )}
              <Ranked leaders={rows} group={group} />
            </Box>
          ))}
        </Stack>
      ) : query.isError ? (
        <ErrorState
          title="We could not load the votes"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonLines label="Loading the votes" lines={5} />
      )}
    </Section>
  )
}

function Ranked({ leaders, group }: { leaders: readonly Leader[]; group: string | null }) {
  const most = Math.max(1, ...leaders.map(({ votes }) => votes))
  return (
    <Grid
      as="ol"
      listStyleType="none"
      templateColumns="repeat(auto-fit, minmax(min(24rem, 100%), 1fr))"
      columnGap={{ base: '6', lg: '12' }}
      rowGap="4"
      {...(group === null ? {} : { 'aria-label': group })}
    >
      {leaders.map(({ rank, votes, entry }) => (
        <Flex as="li" key={entry.id} gap="4" align="center" position="relative">
          <Text
            width="2.5rem"
            flexShrink={0}
            fontFamily="heading"
            fontSize="2xl"
            fontWeight="bold"
            color="colorPalette.fg"
          >
            {rank}.
          </Text>
          <Box flex="1" minW="0">
            <StyledLink
              asChild
              variant="quiet"
              fontWeight="bold"
              _after={{ content: '""', position: 'absolute', inset: '0' }}
            >
              <Link to={talentboxPaths.entry.to({ id: entry.id })}>{entry.title}</Link>
            </StyledLink>
            <Text fontSize="sm" color="fg.muted">
              {entry.first_name}, {entry.age_group} · {votesWords(votes)}
            </Text>
            <Box mt="1" height="2.5" borderRadius="full" bg="colorPalette.muted" aria-hidden>
              <Box
                height="full"
                borderRadius="full"
                bg="colorPalette.solid"
                style={{ width: `${Math.max(4, (votes / most) * 100)}%` }}
              />
            </Box>
          </Box>
        </Flex>
      ))}
    </Grid>
  )
}
