import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { Api } from '../http/api.ts'
import { isRetryable } from '../http/api-error.ts'
import { hashValue } from './hash-value.ts'

const apis = new WeakMap<QueryClient, Api>()

/** The manager hears of changes alone; a page may be opened without a network. */
export const isOffline = () => !onlineManager.isOnline() || globalThis.navigator?.onLine === false

/** The one client of a tab, or of one server render, with the API that its queries call. */
export function createQueryClient(api: Api): QueryClient {
  // Sent without a connection as well: a request that waits silently can be neither reported nor retried.
  const networkMode = 'always'
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        refetchOnReconnect: true,
        staleTime: 60_000,
        retry: (failures, error) => failures < 2 && isRetryable(error) && !isOffline(),
        refetchOnWindowFocus: false,
        // Unlike the library's own, it knows keys that a remote's server bundle has made.
        queryKeyHashFn: hashValue,
      },
      mutations: { networkMode },
    },
  })
  apis.set(client, api)
  return client
}

/** The API of the client that runs a query: `queryFn: ({ client, signal }) => apiOf(client).call(…)`. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client)
  if (!api) throw new Error('This query client was not made by createQueryClient.')
  return api
}
