import { getTransaction, listTransactions } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageOfRows } from '../../server/page-of-rows.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import {
  countTransactionsOf,
  listTransactionsOf,
  readTransaction,
} from './transaction.repository.ts'

const perPage = 20

export function transactionsRoutes(app: FastifyInstance, { db }: Services) {
  registerCall(app, listTransactions, async (actor, { page = 1, status }) => {
    const rows = { status, limit: perPage, offset: (page - 1) * perPage }
    const data = await listTransactionsOf(actor, db, rows)
    const total = await countTransactionsOf(actor, db, status)
    return pageOfRows(listTransactions, data, { page, perPage, total, query: { status } })
  })

  registerCall(app, getTransaction, (actor, { order_code }) =>
    readTransaction(actor, db, order_code),
  )
}
