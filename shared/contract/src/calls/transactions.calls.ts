import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../entities/page-of.ts'
import { Transaction, TransactionDetails, transactionStatuses } from '../entities/transaction.ts'
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

/** The number of its order, or the order's id. */
const one = z.object({
  order_code: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,8}|[\w-]{4,40})$/)),
})

/**
 * 404 for somebody else's and for one that never was; with the code `gone` where the person was once notified of it
 *.
 */
export const getTransaction = defineCall({
  name: 'getTransaction',
  method: 'GET',
  base,
  path: '/api/transactions/:order_code',
  session,
  summary: 'One payment with what it was for',
  params: one,
  response: TransactionDetails,
})

/** An address of a calendar file with the delivery, for ten minutes; 409 `no_date` where nothing is to come. */
export const openCalendar = defineCall({
  name: 'openCalendar',
  method: 'POST',
  base,
  path: '/api/transactions/:order_code/calendar',
  session,
  summary: 'An address of a calendar file with the delivery',
  params: one,
  response: z.object({ url: z.string(), valid_until: z.iso.datetime() }),
})
