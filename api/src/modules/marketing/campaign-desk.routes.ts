import { exportCampaignOrders, listCampaignOrders } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { toCsv } from '../../server/csv.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import { countPaidOrders, listPaidOrders, tableOf } from './campaign-desk.ts'
import { findCampaign } from './marketing.repository.ts'

const perPage = 20
const maxExported = 10_000

/** Where those look who pack what campaigns have sold, or stand at their entrance. */
export function campaignDeskRoutes(app: FastifyInstance, { db, now }: Services) {
  async function slugOf(campaign: string | undefined) {
    if (campaign === undefined) return undefined
    const found = await findCampaign(db, campaign)
    if (!found) throw notFound('this campaign')
    return found.slug
  }

  registerCall(app, listCampaignOrders, async (actor, { page = 1, campaign }) => {
    refuseAllButAdmins(actor)
    const slug = await slugOf(campaign)
    const campaigns = await countPaidOrders(db)
    const data = await listPaidOrders(db, slug, { limit: perPage, offset: (page - 1) * perPage })
    const total = campaigns
      .filter((one) => slug === undefined || one.slug === slug)
      .reduce((sum, one) => sum + one.orders, 0)
    const query = { campaign: slug }
    return { ...pageOfRows(listCampaignOrders, data, { page, perPage, total, query }), campaigns }
  })

  registerCall(app, exportCampaignOrders, async (actor, { campaign }) => {
    refuseAllButAdmins(actor)
    const slug = await slugOf(campaign)
    const found = await listPaidOrders(db, slug, { limit: maxExported, offset: 0 })
    return {
      file_name: `${slug ?? 'campaigns'}-${now().toISOString().slice(0, 10)}.csv`,
      csv: toCsv(tableOf(found)),
    }
  })
}
