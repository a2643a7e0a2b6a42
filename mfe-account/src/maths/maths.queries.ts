import {
  getSubscribedActivity,
  listSubscriptions,
  quoteSubscription,
} from '@brightyard/contract/calls'
import type { SubscriptionChoice } from '@brightyard/contract/entities'
import { keepPreviousData, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

export const mathsCode = 'MATH_AI'

/** What can be subscribed to, and its plans. */
export const activityQuery = (code: string) =>
  queryOf(getSubscribedActivity, { code }, { mapError: toPageNotFound })

/** The terms of the family's kids, or of a student: running, ahead and over. */
export const termsQuery = (userId: number) =>
  queryOf(listSubscriptions, {}, { scope: userId, staleTime: 5000, refetchOnWindowFocus: true })

/** What a plan would cost, as the server calculates it now. */
export const planQuoteQuery = (userId: number, choice: SubscriptionChoice) =>
  queryOf(quoteSubscription, choice, {
    scope: userId,
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  })

/** After a term was bought or cancelled. */
export const invalidateTerms = (client: QueryClient) =>
  void client.invalidateQueries(queriesOf(listSubscriptions))
