import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../entities/page-of.ts'
import { Transaction, TransactionDetails, transactionStatuses } from '../entities/transaction.ts'
import { OrderCode } from './call-fields.ts'
import { defineCall } from './define-call.ts'

const base = 'vendor'
const session = 'required'

/** The own ones, the newest first. */
export const listTransactions = defineCall({
  name: 'listTransactions',
  method: 'GET',
  base,
  path: '/api/transactions',
  session,
  summary: 'The own payments',
  query: z.extend(PageQuery, { status: z.optional(z.enum(transactionStatuses)) }),
  response: pageOf(Transaction),
})

/** 404 for somebody else's. */
export const getTransaction = defineCall({
  name: 'getTransaction',
  method: 'GET',
  base,
  path: '/api/transactions/:order_code',
  session,
  summary: 'One payment with what it was for',
  params: z.object({ order_code: OrderCode }),
  response: TransactionDetails,
})
