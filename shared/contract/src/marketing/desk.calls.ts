import * as z from '@brightyard/contract/schema'
import { PageLinks, PageMeta, PageQuery } from '../common/entities.ts'
import { OrderCode, oneLine } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { CampaignDeskOrder } from './entities.ts'

/** Orders with an address are to send until they are sent; the others never are. */
export const campaignOrderStages = ['to_send', 'sent'] as const
export type CampaignOrderStage = (typeof campaignOrderStages)[number]

const filter = z.object({
  /** The slug of a campaign; of all campaigns unless given. */
  campaign: z.optional(z.string().check(z.maxLength(200))),
  stage: z.optional(z.enum(campaignOrderStages)),
})
const parcelText = (missing: string) =>
  z.string().check(oneLine(), z.minLength(1, missing), z.maxLength(80))

/** For role 5: what is paid, the latest first, and every campaign that has such orders; 404 for an unknown one. */
export const listCampaignOrders = defineCall({
  name: 'listCampaignOrders',
  method: 'GET',
  base: 'vendor',
  path: '/api/desk/campaign-orders',
  session: 'required',
  summary: 'Paid orders of campaigns',
  query: z.extend(PageQuery, filter.shape),
  response: z.object({
    data: z.array(CampaignDeskOrder),
    links: PageLinks,
    meta: PageMeta,
    campaigns: z.array(
      z.object({
        slug: z.string(),
        title: z.string(),
        /** Orders that are paid. */
        orders: z.int(),
      }),
    ),
  }),
})

/** The same as a CSV file, at most ten thousand lines; a line for each piece where the campaign has choices. */
export const exportCampaignOrders = defineCall({
  name: 'exportCampaignOrders',
  method: 'GET',
  base: 'vendor',
  path: '/api/desk/campaign-orders/export',
  session: 'required',
  summary: 'Paid orders of campaigns as CSV',
  query: filter,
  response: z.object({ file_name: z.string(), csv: z.string() }),
})

/**
 * For role 5: what an order holds is in the post, and the buyer is told. 409 `wrong_step` where nothing is to be
 * sent or it is sent already; 404 for an unknown or unpaid order.
 */
export const sendCampaignOrder = defineCall({
  name: 'sendCampaignOrder',
  method: 'POST',
  base: 'vendor',
  path: '/api/desk/campaign-orders/:order_code/sent',
  session: 'required',
  summary: 'An order of a campaign is sent',
  params: z.object({ order_code: OrderCode }),
  body: z.object({
    /** Left out for a letter without a number. */
    parcel: z.optional(
      z.object({
        carrier: parcelText('Please enter the carrier.'),
        number: parcelText('Please enter the parcel number.'),
      }),
    ),
  }),
  response: CampaignDeskOrder,
})
