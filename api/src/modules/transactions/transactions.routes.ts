import { getTransaction, listTransactions, openCalendar, shopPaths } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { orders } from '../../database/schema/orders.schema.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import { deliveryCalendar, isToCome } from './delivery-calendar.ts'
import {
  countTransactionsOf,
  findOrderOfTransaction,
  listTransactionsOf,
  readTransaction,
} from './transaction.repository.ts'

const perPage = 20
const filePath = '/vendor/api/calendar/'
const Params = z.object({ file: z.string().max(150) })

export function transactionsRoutes(app: FastifyInstance, services: Services) {
  const { db, now, linkSecret, publicOrigin } = services

  registerCall(app, listTransactions, async (actor, { page = 1, status }) => {
    const rows = { status, limit: perPage, offset: (page - 1) * perPage }
    const data = await listTransactionsOf(actor, db, rows)
    const total = await countTransactionsOf(actor, db, status)
    return pageOfRows(listTransactions, data, { page, perPage, total, query: { status } })
  })

  registerCall(app, getTransaction, (actor, { order_code }) =>
    readTransaction(actor, db, { codeOrId: order_code, now: now() }),
  )

  registerCall(app, openCalendar, async (actor, { order_code }) => {
    const { order } = await findOrderOfTransaction(actor, db, order_code)
    if (!isToCome(order)) throw conflict('no_date', 'This order has no delivery to come.')
    const { token, validUntil } = fileToken(linkSecret, 'calendar', order.id, now())
    return { url: `${filePath}${token}.ics`, valid_until: validUntil.toISOString() }
  })

  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = Params.parse(request.params)
    const id = file.endsWith('.ics')
      ? idOfToken(linkSecret, 'calendar', file.slice(0, -4), now())
      : null
    const [order] = id === null ? [] : await db.select().from(orders).where(eq(orders.id, id))
    if (!order) throw notFound('this calendar file')
    const names = (await readOrderLines(db, order.id)).map(({ name }) => name)
    const link = publicOrigin + shopPaths.orderDetails.to({ id: order.id })
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="delivery-${order.code}.ics"`)
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(deliveryCalendar(order, { names, link, now: now() }))
  })
}
