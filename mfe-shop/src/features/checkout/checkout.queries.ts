import { type CallInput, quoteCheckout } from '@brightyard/contract/calls'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** What an order of the bag would be, as the server calculates it now. */
export const quoteQuery = (userId: number, input: CallInput<typeof quoteCheckout>) =>
  queryOf(quoteCheckout, input, {
    scope: userId,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
