import type {
  CampaignPayment,
  MarketingCampaign,
  MarketingCampaignCard,
} from '@brightyard/contract/entities'
import { drawing } from '../../fixtures/content.ts'

export const cardOf = (changes: Partial<MarketingCampaignCard> = {}): MarketingCampaignCard => ({
  slug: 'lantern-walk',
  title: 'Lantern walk',
  summary: 'An evening of paper lanterns.',
  place: 'Cubbon Park',
  area: 'talent',
  picture: drawing,
  state: 'running',
  starts_at: '2026-11-20T06:30:00.000Z',
  ends_at: '2026-12-05T06:30:00.000Z',
  event: null,
  price_from_in_paise: 24_900,
  ...changes,
})

/** A night at the turn of two days. */
export const night = { starts_at: '2026-12-12T12:30:00.000Z', ends_at: '2026-12-13T01:00:00.000Z' }

export const campaignOf = (changes: Partial<MarketingCampaign> = {}): MarketingCampaign => ({
  ...cardOf(),
  sells: 'lantern',
  asks: { address: false, choices: [] },
  highlights: [{ title: 'Forty drummers', text: 'They lead the way.' }],
  questions: [{ question: 'What if it rains?', answer: 'We walk in the arcade.' }],
  packages: [
    {
      id: 1,
      name: 'One lantern',
      summary: 'For one child.',
      includes: ['A lantern kit'],
      price_in_paise: 24_900,
      tax_percent: '18',
      left: null,
      pieces: 1,
    },
    {
      id: 2,
      name: 'Family lantern',
      summary: 'Up to four people.',
      includes: ['Four lantern kits'],
      price_in_paise: 69_900,
      tax_percent: '18',
      left: 2,
      pieces: 1,
    },
    {
      id: 3,
      name: 'Patron',
      summary: 'And a family as your guests.',
      includes: [],
      price_in_paise: 149_900,
      tax_percent: '18',
      left: 0,
      pieces: 1,
    },
  ],
  ...changes,
})

export const paymentOf = (changes: Partial<CampaignPayment> = {}): CampaignPayment => ({
  order_code: 'BY-7F3K',
  order_type: 'campaign',
  order_id: 4,
  target: '/marketing-event/payment-status?order_code=BY-7F3K',
  status: 'success',
  message: 'Your payment has arrived. Thank you.',
  total_in_paise: 139_800,
  can_retry: false,
  campaign: { slug: 'lantern-walk', title: 'Lantern walk', place: 'Cubbon Park' },
  sells: 'pass',
  package: 'Family lantern',
  event: null,
  address: null,
  sent: null,
  chosen: [],
  quantity: 2,
  payer: 'Asha Rao',
  contact: 'as…@example.com',
  paid_at: '2026-11-23T06:30:00.000Z',
  ...changes,
})
