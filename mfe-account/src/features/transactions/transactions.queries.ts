import { getTransaction, listTransactions } from '@brightyard/contract/calls'
import { orderChanged } from '@brightyard/contract/channels'
import {
  type OrderStatus,
  type TransactionDetails,
  transactionStatuses,
} from '@brightyard/contract/entities'
import { channel, keepPreviousData, type QueryClient, useQueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'
import { useEffect } from 'react'

export type TransactionStatus = (typeof transactionStatuses)[number]

export const statusLabels: Record<TransactionStatus, string> = {
  pending: 'Waiting',
  success: 'Paid',
  failure: 'Failed',
  refund_due: 'Refund on its way',
  refunded: 'Refunded',
}

export const statusColours: Record<TransactionStatus, string> = {
  pending: 'sun',
  success: 'learn',
  failure: 'danger',
  refund_due: 'sun',
  refunded: 'brand',
}

export const typeLabels: Record<TransactionDetails['order_type'], string> = {
  shop: 'Shop',
  booking: 'Booking',
  subscription: 'Maths AI',
  campaign: 'Campaigns',
  program: 'Program',
  assessment: 'Assessments',
  entry: 'TalentBox entries',
}

/** What has become of what was paid for; nothing is packed and sent but parcels of the shop. */
export function orderSentence({ order_type, order_status }: TransactionDetails): string {
  if (order_type === 'shop') return shopSentences[order_status]
  const thing = things[order_type]
  switch (order_status) {
    case 'awaiting_payment':
      return `The ${thing} is waiting for your payment.`
    case 'paid':
      return 'Your payment has arrived.'
    case 'cancelled':
      return `The ${thing} was cancelled.`
    case 'refunded':
      return 'Your money was refunded.'
    default:
      return shopSentences[order_status]
  }
}

const things: Readonly<Record<Exclude<TransactionDetails['order_type'], 'shop'>, string>> = {
  booking: 'booking',
  subscription: 'plan',
  campaign: 'order',
  program: 'enrolment',
  assessment: 'assessment',
  entry: 'entry',
}

const shopSentences: Record<OrderStatus, string> = {
  awaiting_payment: 'The order is waiting for its payment.',
  payment_failed: 'The payment failed, and nothing was taken.',
  paid: 'The order is being prepared.',
  packed: 'The order is packed.',
  shipped: 'The order is on its way.',
  delivered: 'The order was delivered.',
  cancelled: 'The order was cancelled.',
  return_requested: 'You have requested a return.',
  refunded: 'The order was returned and your money refunded.',
}

export function transactionFilterIn(query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  return {
    status: transactionStatuses.find((status) => status === query.get('status')),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export const transactionsQuery = (filter: ReturnType<typeof transactionFilterIn>) =>
  queryOf(listTransactions, filter, { placeholderData: keepPreviousData, staleTime: 0 })

export const transactionQuery = (orderCode: string) =>
  queryOf(getTransaction, { order_code: orderCode }, { staleTime: 0 })

/** Resolves when the transaction that is shown has been fetched again. */
export async function refreshTransactions(client: QueryClient) {
  await client.invalidateQueries(queriesOf(getTransaction))
  void client.invalidateQueries(queriesOf(listTransactions))
}

/** Keeps a page of transactions up to date when an order changes in the shop, also in another tab. */
export function useOrderChanges() {
  const client = useQueryClient()
  useEffect(() => channel(orderChanged).subscribe(() => void refreshTransactions(client)), [client])
}
