import { advanceOrder, listAllOrders } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { payRefundsOf } from '../payments/pay-refunds.ts'
import { advance } from './advance-order.ts'
import { viewOrder, viewSummaries } from './order-view.ts'
import {
  findVisibleShopOrder,
  listEverybodysOrders,
  refuseAllButAdmins,
} from './order.repository.ts'

const perPage = 20

/** Where admins move orders on. */
export function orderDeskRoutes(app: FastifyInstance, services: Services) {
  const { db, lineKinds, now } = services

  registerCall(app, listAllOrders, async (actor, { page = 1, status, code }) => {
    refuseAllButAdmins(actor)
    const { total, rows } = await listEverybodysOrders(db, { status, code }, { page, perPage })
    const summaries = await viewSummaries(
      db,
      rows.map(({ order }) => order),
    )
    const data = summaries.map((summary, index) => ({
      ...summary,
      buyer: rows[index]?.buyer ?? '',
    }))
    return pageOfRows(listAllOrders, data, { page, perPage, total, query: { status, code } })
  })

  registerCall(app, advanceOrder, async (actor, { id, step, carrier, parcel_number }) => {
    refuseAllButAdmins(actor)
    await advance(services, { orderId: id, step, carrier, parcelNumber: parcel_number, now: now() })
    if (step === 'refunded') await payRefundsOf(services, id)
    const order = await findVisibleShopOrder(actor, db, { id })
    if (!order) throw notFound('this order')
    return viewOrder(actor, db, order, { lineKinds, now: now() })
  })
}
