import * as z from '@brightyard/contract/schema'
import { Picture } from '../common/entities.ts'
import { PostalAddress } from '../orders/address.entities.ts'
import { PaymentStart, PaymentStatus } from '../orders/payment.entities.ts'

export const marketingStates = ['running', 'upcoming', 'over'] as const

/** What a campaign's packages are called: the words around ordering follow from it. */
export const soldThings = ['place', 'pass', 'box', 'lantern'] as const

/** The most that one order may have of a package. */
export const maxPackagesPerOrder = 10

/** The colours of a campaign's page: those of the areas, and the ink of the night. */
export const campaignAreas = ['brand', 'shop', 'learn', 'talent', 'neutral'] as const

/** The most answers to the same choices that one order may have. */
export const maxChosenPieces = 50

/** When a campaign takes place, by the clock of India. */
export const CampaignEvent = z.object({ starts_at: z.iso.datetime(), ends_at: z.iso.datetime() })
export type CampaignEvent = z.infer<typeof CampaignEvent>

/** Something that an order has to choose: one of fixed options. */
export const CampaignChoice = z.object({
  /** Names it in an order: `age`. */
  key: z.string(),
  /** `Age of the child` */
  label: z.string(),
  options: z.array(z.string()),
})
export type CampaignChoice = z.infer<typeof CampaignChoice>

/** What was chosen for one piece: options by the keys of their choices, `{ age: '3 to 5 years' }`. */
export const ChosenOptions = z.record(
  z.string().check(z.maxLength(40)),
  z.string().check(z.maxLength(100)),
)
export type ChosenOptions = z.infer<typeof ChosenOptions>

/** A marketing campaign in a list. */
export const MarketingCampaignCard = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** In a few words: `At the lake, 12 to 14 December`. */
  place: z.string(),
  area: z.enum(campaignAreas),
  picture: Picture,
  state: z.enum(marketingStates),
  /** From when to when it can be ordered. */
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Null for what is sent, and where the day is not known yet. */
  event: z._default(z.nullable(CampaignEvent), null),
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
  /** How often an order of one has to choose: once for each of three boxes. */
  pieces: z._default(z.int(), 1),
})
export type CampaignPackage = z.infer<typeof CampaignPackage>

export const MarketingCampaign = z.extend(MarketingCampaignCard, {
  highlights: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  packages: z.array(CampaignPackage),
  sells: z._default(z.enum(soldThings), 'place'),
  /** What an order has to say besides who pays. */
  asks: z._default(z.object({ address: z.boolean(), choices: z.array(CampaignChoice) }), {
    address: false,
    choices: [],
  }),
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

/** When something was given to the post, and the number by which to follow it; null for a letter without one. */
export const SentParcel = z.object({
  at: z.iso.datetime(),
  parcel: z.nullable(z.object({ carrier: z.string(), number: z.string() })),
})
export type SentParcel = z.infer<typeof SentParcel>

/** What the server knows of the payment of a campaign's package. */
export const CampaignPayment = z.extend(PaymentStatus, {
  campaign: z.object({ slug: z.string(), title: z.string(), place: z.string() }),
  sells: z._default(z.enum(soldThings), 'place'),
  package: z.string(),
  /** Of this package; null for what is sent. */
  event: z._default(z.nullable(CampaignEvent), null),
  /** Where it is sent; null where it is not. */
  address: z._default(z.nullable(PostalAddress), null),
  /** Of each piece, in the order of the campaign's choices. */
  chosen: z._default(z.array(z.array(z.string())), []),
  quantity: z.int(),
  payer: z.string(),
  /** Where the confirmation goes, shortened: `as…@example.com`. */
  contact: z.string(),
  paid_at: z.nullable(z.iso.datetime()),
  sent: z._default(z.nullable(SentParcel), null),
})
export type CampaignPayment = z.infer<typeof CampaignPayment>

/** A paid order of a campaign's package, as those see it who pack it or stand at the entrance. */
export const CampaignDeskOrder = z.object({
  order_code: z.string(),
  campaign: z.object({ slug: z.string(), title: z.string() }),
  package: z.string(),
  quantity: z.int(),
  payer: z.string(),
  /** Email or mobile number, whole. */
  contact: z.string(),
  /** Where it is sent; null where it is not. */
  address: z.nullable(PostalAddress),
  /** Of each piece, in the order of the campaign's choices. */
  chosen: z.array(z.array(z.string())),
  paid_at: z.nullable(z.iso.datetime()),
  /** Null while it is not sent, and where nothing is. */
  sent: z.nullable(SentParcel),
})
export type CampaignDeskOrder = z.infer<typeof CampaignDeskOrder>
