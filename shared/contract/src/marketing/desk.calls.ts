import * as z from '@brightyard/contract/schema'
import { PageLinks, PageMeta, PageQuery } from '../common/entities.ts'
import { defineCall } from '../define/define-call.ts'
import { CampaignDeskOrder } from './entities.ts'

const campaign = z.object({
  /** The slug of a campaign; of all campaigns unless given. */
  campaign: z.optional(z.string().check(z.maxLength(200))),
})

/** For role 5: what is paid, the latest first, and every campaign that has such orders; 404 for an unknown one. */
export const listCampaignOrders = defineCall({
  name: 'listCampaignOrders',
  method: 'GET',
  base: 'vendor',
  path: '/api/desk/campaign-orders',
  session: 'required',
  summary: 'Paid orders of campaigns',
  query: z.extend(PageQuery, campaign.shape),
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
  query: campaign,
  response: z.object({ file_name: z.string(), csv: z.string() }),
})
