import type { Campaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link as StyledLink,
  Section,
  SimpleGrid,
  Skeleton,
  Text,
} from '@brightyard/ui'
import { TrophyIcon } from '@brightyard/ui/icons'
import { pastQuery } from '../../campaign/campaign.queries.ts'
import { colourOf, entriesOf } from '../../campaign/campaign-facts.ts'
import { DetailsButton } from '../../campaign/details-button.tsx'
import { PhaseChip } from '../../campaign/phase-chip.tsx'

const columns = { base: 1, sm: 2, lg: 3 }

/** Past campaigns, as pennants. */
export function PastCampaigns() {
  const past = useInfiniteQuery(pastQuery)
  const campaigns = past.data?.pages.flatMap((page) => page.data)
  return (
    <Section title="Curtain calls" intro="Campaigns that are over, and what there was to win.">
      {campaigns && campaigns.length > 0 ? (
        <>
          <SimpleGrid as="ul" listStyleType="none" columns={columns} gap="6">
            {campaigns.map((campaign) => (
              <Pennant key={campaign.id} campaign={campaign} />
            ))}
          </SimpleGrid>
          <Flex mt="8" justify="center" minH="12" align="center">
            {past.hasNextPage ? (
              <Button
                variant="outline"
                busy={past.isFetchingNextPage}
                onClick={() => void past.fetchNextPage()}
              >
                {past.isFetchNextPageError ? 'That did not work. Try again' : 'Earlier campaigns'}
              </Button>
            ) : (
              <Text color="fg.muted">That was the first campaign of all.</Text>
            )}
          </Flex>
        </>
      ) : campaigns ? (
        <EmptyState title="No campaign is over yet">The first ones are still running.</EmptyState>
      ) : past.isError ? (
        <ErrorState
          title="We could not load past campaigns"
          onRetry={() => void past.refetch()}
          retrying={past.isFetching}
        />
      ) : (
        <SimpleGrid columns={columns} gap="6" aria-busy>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} height="15rem" borderRadius="xl" />
          ))}
        </SimpleGrid>
      )}
    </Section>
  )
}

function Pennant({ campaign }: { campaign: Campaign }) {
  const { title, theme, ends_at, prize, entries_count } = campaign
  const { phase } = campaign
  return (
    <Flex
      as="li"
      direction="column"
      gap="2"
      colorPalette={colourOf(theme)}
      bg="colorPalette.subtle"
      borderTopWidth="8px"
      borderTopColor="colorPalette.bright"
      px="5"
      pt="4"
      pb="12"
      clipPath="polygon(0 0, 100% 0, 100% calc(100% - 1.75rem), 50% 100%, 0 calc(100% - 1.75rem))"
    >
      <Flex gap="3" justify="space-between" align="center" wrap="wrap">
        <Heading as="h3" size="sm">
          <StyledLink asChild variant="quiet">
            <Link to={talentboxPaths.campaign.to({ slug: campaign.slug })}>{title}</Link>
          </StyledLink>
        </Heading>
        <PhaseChip phase={phase} />
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        {theme} · ended <DateTime iso={ends_at} />
      </Text>
      <Text fontFamily="heading" fontWeight="bold" fontSize="xl" color="colorPalette.fg">
        {entriesOf(entries_count)}
      </Text>
      {prize && (
        <Flex gap="2" align="flex-start">
          <Box flexShrink={0} pt="0.5" color="colorPalette.fg">
            <TrophyIcon size={18} />
          </Box>
          <Text>{prize}</Text>
        </Flex>
      )}
      <Box mt="auto" pt="1">
        <DetailsButton campaign={campaign} phase={phase} size="sm" variant="plain" />
      </Box>
    </Flex>
  )
}
