import { getTransaction, listTransactions, openCalendar } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders } from '../../database/schema/orders.schema.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { pageOfRows } from '../../server/paging.ts'
import { NamedFile, readAddress } from '../../server/read-address.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import {
  countTransactionsOf,
  findOrderOfTransaction,
  listTransactionRows,
} from './transaction.repository.ts'
import { viewTransaction, viewTransactions } from './transaction-view.ts'

const perPage = 20
const filePath = '/vendor/api/calendar/'

export function transactionsRoutes(app: FastifyInstance, services: Services) {
  const { db, lineKinds, now, linkSecret, publicOrigin } = services

  registerCall(app, listTransactions, async (actor, { page = 1, status, type }) => {
    const query = { status, type }
    const part = { ...query, limit: perPage, offset: (page - 1) * perPage }
    const data = await viewTransactions(services, await listTransactionRows(actor, db, part))
    const total = await countTransactionsOf(actor, db, query)
    return pageOfRows(listTransactions, data, { page, perPage, total, query })
  })

  registerCall(app, getTransaction, async (actor, { order_code }) => {
    const found = await findOrderOfTransaction(actor, db, order_code)
    return viewTransaction(actor, services, { ...found, now: now() })
  })

  registerCall(app, openCalendar, async (actor, { order_code }) => {
    const { order } = await findOrderOfTransaction(actor, db, order_code)
    if (!(await lineKinds(order).isToCome(db, order, now())))
      throw conflict('no_date', 'This order has nothing to come.')
    const { token, validUntil } = fileToken(linkSecret, 'calendar', order.id, now())
    return { url: `${filePath}${token}.ics`, valid_until: validUntil.toISOString() }
  })

  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = readAddress(NamedFile, request.params, 'this calendar file')
    const id = file.endsWith('.ics')
      ? idOfToken(linkSecret, 'calendar', file.slice(0, -4), now())
      : null
    const [order] = id === null ? [] : await db.select().from(orders).where(eq(orders.id, id))
    const calendar =
      order && (await lineKinds(order).calendar(db, order, { publicOrigin, now: now() }))
    if (!calendar) throw notFound('this calendar file')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${calendar.name}"`)
      .header('x-robots-tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .send(calendar.content)
  })
}
