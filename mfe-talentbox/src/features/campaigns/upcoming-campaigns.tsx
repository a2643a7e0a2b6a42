import type { Campaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link, useQuery } from '@brightyard/runtime'
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  Link as StyledLink,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@brightyard/ui'
import { CalendarButton } from '../../campaign/calendar-button.tsx'
import { upcomingQuery } from '../../campaign/campaign.queries.ts'
import { agesOf, colourOf, feeOf, fits } from '../../campaign/campaign-facts.ts'
import { DetailsButton } from '../../campaign/details-button.tsx'
import { PhaseChip } from '../../campaign/phase-chip.tsx'
import { useAge } from './age-filter.tsx'

/** What opens next, by opening day. */
export function UpcomingCampaigns() {
  const upcoming = useQuery(upcomingQuery)
  const age = useAge()
  const shown = upcoming.data?.filter((campaign) => age === null || fits(campaign.age, age))
  return (
    <Section title="Up next" intro="Time to practise before the curtain rises.">
      {shown && shown.length > 0 ? (
        <Stack as="ol" listStyleType="none" gap="4">
          {shown.map((campaign) => (
            <Row key={campaign.id} campaign={campaign} />
          ))}
        </Stack>
      ) : shown ? (
        <EmptyState
          title={age === null ? 'Nothing is announced yet' : `Nothing for age ${age} yet`}
        >
          New campaigns are announced every month.
        </EmptyState>
      ) : upcoming.isError ? (
        <ErrorState
          title="We could not load what comes next"
          onRetry={() => void upcoming.refetch()}
          retrying={upcoming.isFetching}
        />
      ) : (
        <Stack gap="4" aria-busy>
          {[0, 1, 2, 3].map((row) => (
            <Skeleton key={row} height={{ base: '15rem', md: '7rem' }} borderRadius="xl" />
          ))}
        </Stack>
      )}
    </Section>
  )
}

function Row({ campaign }: { campaign: Campaign }) {
  const { title, summary, theme, age, starts_at } = campaign
  const { phase } = campaign
  return (
    <Flex
      as="li"
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap={{ base: '3', md: '6' }}
      bg="bg.panel"
      borderRadius="xl"
      boxShadow="sm"
      p={{ base: '4', md: '5' }}
    >
      <Box
        colorPalette={colourOf(theme)}
        flexShrink={0}
        minW={{ md: '9.5rem' }}
        px="4"
        py="3"
        borderRadius="lg"
        bg="colorPalette.muted"
        color="colorPalette.fg"
        fontFamily="heading"
        fontWeight="bold"
        textAlign={{ md: 'center' }}
      >
        <Text fontSize="sm">Opens</Text>
        <DateTime iso={starts_at} />
      </Box>
      <Box flex="1" minW="0">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h3" size="sm">
            <StyledLink asChild variant="quiet">
              <Link to={talentboxPaths.campaign.to({ slug: campaign.slug })}>{title}</Link>
            </StyledLink>
          </Heading>
          <PhaseChip phase={phase} />
        </Flex>
        <Text mt="1">{summary}</Text>
        <Text mt="1" fontSize="sm" color="fg.muted">
          {[theme, agesOf(age), feeOf(campaign)].join(' · ')}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap" flexShrink={0}>
        <CalendarButton campaign={campaign} />
        <DetailsButton campaign={campaign} phase={phase} size="sm" variant="soft" />
      </Flex>
    </Flex>
  )
}
