import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { PaymentStart, PaymentStatus } from '../orders/payment.entities.ts'

export const marketingStates = ['running', 'upcoming', 'over'] as const

/** What a campaign's packages are called: the words around ordering follow from it. */
export const soldThings = ['place', 'pass', 'box', 'lantern'] as const

/** The most that one order may have of a package. */
export const maxPackagesPerOrder = 10

/** A marketing campaign in a list. */
export const MarketingCampaignCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** In a few words: `At the lake, 12 to 14 December`. */
  place: z.string(),
  area: z.enum(['brand', 'shop', 'learn', 'talent']),
  picture: Picture,
  state: z.enum(marketingStates),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Of the cheapest package; null where there is nothing to order. */
  price_from_in_paise: z.nullable(z.int()),
})
export type MarketingCampaignCard = z.infer<typeof MarketingCampaignCard>

/** Something of a campaign that can be ordered. */
export const CampaignPackage = z.object({
  id: z.int(),
  name: z.string(),
  summary: z.string(),
  includes: z.array(z.string()),
  /** With tax. */
  price_in_paise: z.int(),
  tax_percent: z.string(),
  /** What can still be ordered; null where there is no limit. */
  left: z.nullable(z.int()),
})
export type CampaignPackage = z.infer<typeof CampaignPackage>

export const MarketingCampaign = z.extend(MarketingCampaignCard, {
  highlights: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  packages: z.array(CampaignPackage),
  sells: z._default(z.enum(soldThings), 'place'),
})
export type MarketingCampaign = z.infer<typeof MarketingCampaign>

export const CampaignOrderStart = z.object({
  order_code: z.string(),
  /** Opens the payment without an account; never put it into the path or the query of an address. */
  secret: z.string(),
  /** Where it is paid; null where it is free and confirmed. */
  payment: z.nullable(PaymentStart),
})
export type CampaignOrderStart = z.infer<typeof CampaignOrderStart>

/** What the server knows of the payment of a campaign's package. */
export const CampaignPayment = z.extend(PaymentStatus, {
  campaign: z.object({ slug: z.string(), title: z.string(), place: z.string() }),
  sells: z._default(z.enum(soldThings), 'place'),
  package: z.string(),
  quantity: z.int(),
  payer: z.string(),
  /** Where the confirmation goes, shortened: `as…@example.com`. */
  contact: z.string(),
  paid_at: z.nullable(z.iso.datetime()),
})
export type CampaignPayment = z.infer<typeof CampaignPayment>
