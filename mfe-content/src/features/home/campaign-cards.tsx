import type { Campaign } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { talentboxPaths } from '@brightyard/contract/paths'
import { DateTime, formatNumber, Link, pictureProps } from '@brightyard/runtime'
import { Chip, chakra, MediaCard, Text } from '@brightyard/ui'

const agesOf = ({ from, to }: Campaign['age']) =>
  from !== null && to !== null
    ? `Ages ${from} to ${to}`
    : from !== null
      ? `From age ${from}`
      : to !== null
        ? `Up to age ${to}`
        : 'All ages'

/** Running campaigns; each card leads to the TalentBox. */
export function CampaignCards({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <chakra.ul
      display="grid"
      listStyleType="none"
      gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))"
      gap={{ base: '4', md: '6' }}
    >
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <MediaCard
            colorPalette="talent"
            title={<Link to={talentboxPaths.home.to()}>{campaign.title}</Link>}
            picture={campaign.picture ? { ...pictureProps(campaign.picture), alt: '' } : {}}
            flags={<Chip tone="solid">{campaign.theme}</Chip>}
          >
            <Text>{campaign.summary}</Text>
            <Text mt="auto" fontSize="sm" color="fg.muted">
              {agesOf(campaign.age)} ·{' '}
              {campaign.entry_fee_in_paise === 0
                ? 'free to enter'
                : formatPrice(campaign.entry_fee_in_paise)}
            </Text>
            <Text fontSize="sm" color="colorPalette.fg" fontWeight="semibold">
              Open until <DateTime iso={campaign.ends_at} zone="home" />
              {campaign.entries_count > 0
                ? ` · ${formatNumber(campaign.entries_count)} entries so far`
                : null}
            </Text>
          </MediaCard>
        </li>
      ))}
    </chakra.ul>
  )
}
