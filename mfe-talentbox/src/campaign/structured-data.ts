import type { Campaign } from '@brightyard/contract/entities'
import { talentboxPaths } from '@brightyard/contract/paths'

/** Running and coming campaigns as search engines read them: online events with their entry fee. */
export const structuredData = (campaigns: readonly Campaign[]) => ({
  '@type': 'ItemList',
  name: 'TalentBox campaigns',
  itemListElement: campaigns.map((campaign, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: eventOf(campaign),
  })),
})

function eventOf({ slug, title, summary, picture, ...rest }: Campaign) {
  const url = talentboxPaths.home.to({}, { campaign: slug })
  return {
    '@type': 'Event',
    name: title,
    description: summary,
    url,
    startDate: rest.starts_at,
    endDate: rest.ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: 'Brightyard' },
    offers: {
      '@type': 'Offer',
      price: (rest.entry_fee_in_paise / 100).toFixed(2),
      priceCurrency: 'INR',
      validThrough: rest.ends_at,
    },
    ...(picture ? { image: picture.src } : {}),
  }
}
