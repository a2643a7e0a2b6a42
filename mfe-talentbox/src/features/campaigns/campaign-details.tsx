import type { Campaign, CampaignPhase } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, Link } from '@brightyard/runtime'
import { Box, chakra, Flex, Heading, LinkButton, SimpleGrid, Stack, Text } from '@brightyard/ui'
import { Dialog } from '@brightyard/ui/overlay'
import type { ReactNode } from 'react'
import { CalendarButton } from '../../campaign/calendar-button.tsx'
import { agesOf, colourOf, entriesOf, feeOf } from '../../campaign/campaign-facts.ts'
import { PhaseChip } from '../../campaign/phase-chip.tsx'
import { ViewerTime } from '../../stage/deadline.tsx'

export interface CampaignDetailsProps {
  campaign: Campaign
  open: boolean
  onClose: () => void
}

const phaseNotes: Readonly<Record<CampaignPhase, string>> = {
  upcoming: 'Entries open on the first day. Until then there is time to practise.',
  open: 'Entries are accepted until the minute it closes.',
  judging: 'The jury is reviewing every entry. No more entries are accepted.',
  closed: 'This campaign is over, and every child has heard from the jury.',
}

/** A dialog with the rules, dates, ages and prize of one campaign. */
export function CampaignDetails({ campaign, open, onClose }: CampaignDetailsProps) {
  const { title, summary, theme, age, prize, entries_count, starts_at, ends_at } = campaign
  const { phase } = campaign
  const acceptsEntries = phase === 'upcoming' || phase === 'open'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closesOnBack
      title={title}
      description={summary}
      footer={
        <Flex colorPalette="talent" gap="3" wrap="wrap">
          {acceptsEntries ? <CalendarButton campaign={campaign} size="md" /> : null}
          <LinkButton asChild>
            <Link to={talentboxPaths.campaign.to({ slug: campaign.slug })}>Go to the stage</Link>
          </LinkButton>
        </Flex>
      }
    >
      <Stack gap="6" colorPalette={colourOf(theme)}>
        <Box>
          <PhaseChip phase={phase} />
          <Text mt="2">{phaseNotes[phase]}</Text>
        </Box>
        <SimpleGrid as="dl" columns={2} gap={{ base: '2.5', sm: '4' }}>
          <Fact name="Opens">
            <DateTime iso={starts_at} />
          </Fact>
          <Fact name={acceptsEntries ? 'Closes' : 'Closed'}>
            <ViewerTime iso={ends_at} />
          </Fact>
          <Fact name="Who can enter">{agesOf(age)}</Fact>
          <Fact name="Entry">{feeOf(campaign)}</Fact>
          {prize && <Fact name="The prize">{prize}</Fact>}
          {phase !== 'upcoming' && <Fact name="So far">{entriesOf(entries_count)}</Fact>}
        </SimpleGrid>
        <Box>
          <Heading as="h3" size="sm">
            The rules
          </Heading>
          <chakra.ul mt="2" ps="5" listStyleType="disc">
            <li>The child made it. Grown-ups may hold the ladder.</li>
            <li>{`On the day the campaign closes, the child is in the age group: ${agesOf(age).toLowerCase()}.`}</li>
            <li>A guardian enters the child and agrees to what is shown.</li>
            <li>We show first names only, never a surname, a school or an address.</li>
          </chakra.ul>
        </Box>
      </Stack>
    </Dialog>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box bg="colorPalette.subtle" borderRadius="lg" px="4" py="3">
    <Text as="dt" fontSize="sm" color="fg.muted">
      {name}
    </Text>
    <Text as="dd" fontWeight="semibold">
      {children}
    </Text>
  </Box>
)
