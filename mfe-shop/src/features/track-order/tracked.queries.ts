import { trackOrder } from '@brightyard/contract/calls'
import { ApiError, apiOf, queryOptions } from '@brightyard/runtime'

/** Not found, not allowed and not even a number are one and the same: nobody learns which numbers exist. */
const saysNothing = (error: unknown) =>
  error instanceof ApiError && ['not-found', 'invalid', 'forbidden'].includes(error.kind)

/** The order of a number and its secret; null where they do not belong together. */
export const trackedQuery = (code: string, secret: string) =>
  queryOptions({
    queryKey: ['tracked-order', code, secret],
    queryFn: async ({ client, signal }) => {
      try {
        return await apiOf(client).call(trackOrder, { order_code: code, secret }, { signal })
      } catch (error) {
        if (saysNothing(error)) return null
        throw error
      }
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
