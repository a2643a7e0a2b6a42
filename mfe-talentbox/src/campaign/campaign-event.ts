import type { Campaign } from '@brightyard/contract/entities'
import { decimalRupees } from '@brightyard/contract/money'
import { talentboxPaths } from '@brightyard/contract/paths'

/** Structured data of a campaign: an online event with its entry fee. */
export function campaignEvent({ slug, title, summary, picture, ...rest }: Campaign) {
  const url = talentboxPaths.campaign.to({ slug })
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
      price: decimalRupees(rest.entry_fee_in_paise),
      priceCurrency: 'INR',
      validThrough: rest.ends_at,
    },
    ...(picture ? { image: picture.src } : {}),
  }
}
