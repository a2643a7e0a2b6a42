import { trackOrder } from '@brightyard/contract/calls'
import { ApiError, pageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** Not found, not allowed and not even a number look alike: nobody learns which numbers exist. */
const toNotFound = (error: unknown) =>
  error instanceof ApiError && ['not-found', 'invalid', 'forbidden'].includes(error.kind)
    ? pageNotFound()
    : error

/** The order of a number and its key; fails with a `Response` where they do not belong together. */
export const trackedQuery = (code: string, secret: string) =>
  queryOf(
    trackOrder,
    { order_code: code, secret },
    { mapError: toNotFound, staleTime: 0, refetchOnWindowFocus: true },
  )
