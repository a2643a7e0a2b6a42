import { getCandidate, getCandidatePayment } from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** The runtime adds the passcode to the body, so that it is in no key of a query. */
export const seatQuery = (applicationId: string) =>
  queryOf(getCandidate, {}, { scope: applicationId, staleTime: 0, retry: false })

export const feePaymentQuery = (order: { order_code: string; secret: string }) =>
  queryOf(getCandidatePayment, order, {
    staleTime: 0,
    mapError: toPageNotFound,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? 3_000 : false),
  })
