import { exportCampaignOrders, listCampaignOrders, sendCampaignOrder } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { toCsv } from '../../server/csv.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import {
  countMatching,
  countPaidOrders,
  listPaidOrders,
  sendOrder,
  tableOf,
} from './campaign-desk.ts'
import { findCampaign } from './marketing.repository.ts'

const perPage = 20
const maxExported = 10_000

/** Where those look who pack what campaigns have sold, or stand at their entrance. */
export function campaignDeskRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  async function slugOf(campaign: string | undefined) {
    if (campaign === undefined) return undefined
    const found = await findCampaign(db, campaign)
    if (!found) throw notFound('this campaign')
    return found.slug
  }

  registerCall(app, listCampaignOrders, async (actor, { page = 1, campaign, stage }) => {
    refuseAllButAdmins(actor)
    const wanted = { slug: await slugOf(campaign), stage }
    const data = await listPaidOrders(db, wanted, { limit: perPage, offset: (page - 1) * perPage })
    const total = await countMatching(db, wanted)
    const query = { campaign: wanted.slug, stage }
    return {
      ...pageOfRows(listCampaignOrders, data, { page, perPage, total, query }),
      campaigns: await countPaidOrders(db),
    }
  })

  registerCall(app, exportCampaignOrders, async (actor, { campaign, stage }) => {
    refuseAllButAdmins(actor)
    const slug = await slugOf(campaign)
    const found = await listPaidOrders(db, { slug, stage }, { limit: maxExported, offset: 0 })
    return {
      file_name: `${slug ?? 'campaigns'}-${now().toISOString().slice(0, 10)}.csv`,
      csv: toCsv(tableOf(found)),
    }
  })

  registerCall(app, sendCampaignOrder, (actor, { order_code, parcel = null }) => {
    refuseAllButAdmins(actor)
    return sendOrder(services, order_code, parcel)
  })
}
