import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { CountryId, DatabaseId, IdempotencyKey, OrderCode } from '../common/fields.ts'
import { EmailOrMobile, PersonName } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { AddressInput } from '../orders/address.entities.ts'
import { PaymentStart } from '../orders/payment.entities.ts'
import {
  CampaignOrderStart,
  CampaignPayment,
  ChosenOptions,
  MarketingCampaign,
  MarketingCampaignCard,
  maxChosenPieces,
  maxPackagesPerOrder,
} from './entities.ts'

const slug = z.object({ slug: z.string().check(z.minLength(1), z.maxLength(200)) })

/** Running ones by their end, then upcoming ones by their start. */
export const listMarketingCampaigns = defineCall({
  name: 'listMarketingCampaigns',
  method: 'GET',
  base: 'cms',
  path: '/api/marketing-campaigns',
  session: 'none',
  summary: 'Campaigns that run or come soon',
  query: z.extend(PageQuery, {
    maxRows: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(50))),
  }),
  response: pageOf(MarketingCampaignCard),
})

/** Also one that is over; 404 for an unknown slug. */
export const getMarketingCampaign = defineCall({
  name: 'getMarketingCampaign',
  method: 'GET',
  base: 'cms',
  path: '/api/marketing-campaigns/:slug',
  session: 'none',
  summary: 'One campaign with its packages',
  params: slug,
  response: MarketingCampaign,
})

/** Fields of the order form of a campaign. */
export const CampaignPayer = z.object({
  name: PersonName,
  /** Where the confirmation goes. */
  contact: EmailOrMobile,
  accepts_terms: z.literal(true, 'Please accept the terms of service to continue.'),
})

/**
 * Orders a package, with or without an account; what costs something is kept for fifteen minutes for its payment. The
 * same key with the same content gives the same order. 422 with the fields `address` and `choices.0.age` where the
 * campaign asks for them; what it does not ask is not stored. 409 `price_changed`, `sold_out`, `not_open`; 403 for
 * students and schools.
 */
export const orderCampaign = defineCall({
  name: 'orderCampaign',
  method: 'POST',
  base: 'vendor',
  path: '/api/marketing-campaigns/:slug/orders',
  session: 'optional',
  summary: 'Order a package of a campaign',
  params: slug,
  body: z.extend(CampaignPayer, {
    package_id: DatabaseId,
    quantity: z.int().check(z.minimum(1), z.maximum(maxPackagesPerOrder)),
    /** The country of a mobile number. */
    country_id: z.optional(CountryId),
    /** Where the campaign sends something. */
    address: z.optional(AddressInput),
    /** For each piece, where the campaign has choices: as many as the quantity times the pieces of the package. */
    choices: z.optional(z.array(ChosenOptions).check(z.maxLength(maxChosenPieces))),
    /** What the page showed. */
    total_in_paise: z.int().check(z.nonnegative()),
    idempotency_key: IdempotencyKey,
  }),
  response: CampaignOrderStart,
})

const one = z.object({
  order_code: OrderCode,
  /** The order's secret; the signed-in person who placed the order needs none. */
  secret: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
const ofOrder = { method: 'POST', base: 'vendor', session: 'optional', body: one } as const

/** 404 without the right secret. A POST, so that no log of addresses has the secret. */
export const readCampaignPayment = defineCall({
  ...ofOrder,
  name: 'readCampaignPayment',
  path: '/api/campaign-payments/read',
  summary: 'Whether the package of a campaign is paid',
  response: CampaignPayment,
})

/** As `readCampaignPayment`, after asking the gateway. */
export const checkCampaignPayment = defineCall({
  ...ofOrder,
  name: 'checkCampaignPayment',
  path: '/api/campaign-payments/check',
  summary: 'Update the payment of a campaign from the gateway',
  response: CampaignPayment,
})

/** 409 `not_payable` once it is paid or over. */
export const startCampaignPayment = defineCall({
  ...ofOrder,
  name: 'startCampaignPayment',
  path: '/api/campaign-payments/start',
  summary: 'Pay for a package of a campaign, or try again',
  response: PaymentStart,
})

/** A URL of the PDF, valid for ten minutes; 409 `no_invoice` before it is paid, and of what is free. */
export const openCampaignInvoice = defineCall({
  ...ofOrder,
  name: 'openCampaignInvoice',
  path: '/api/campaign-payments/invoice',
  summary: 'A URL of the invoice of a campaign order',
  response: z.object({ url: z.string(), valid_until: z.iso.datetime() }),
})
