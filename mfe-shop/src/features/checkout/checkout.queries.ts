import { listAddresses, quoteCheckout } from '@brightyard/contract/calls'
import type { CallInput } from '@brightyard/contract/calls'
import { apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'
import { checkoutKey } from '../../checkout/checkout-key.ts'

export const addressBookQuery = (userId: number) =>
  queryOptions({
    queryKey: ['addresses', userId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call(listAddresses, {}, { signal })).data,
  })

export type QuoteAsked = CallInput<typeof quoteCheckout>

/** What an order of the bag would be, reckoned by the server each time somebody looks. */
export const quoteQuery = (userId: number, asked: QuoteAsked) =>
  queryOptions({
    queryKey: [...checkoutKey(userId), asked],
    queryFn: ({ client, signal }) => apiOf(client).call(quoteCheckout, asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
