import {
  getDeployments,
  getReleaseCharts,
  getSetDiff,
  getSets,
  getCurrentDeployment,
} from '@brightyard/contract/registry'
import { apiOf, queryOptions } from '@brightyard/runtime'

/** All queries of the page; refetched after each change. */
export const opsKey = ['ops']

/** The page follows changes by others without a reload. */
const everyFewSeconds = 4000

export const currentDeploymentQuery = queryOptions({
  queryKey: [...opsKey, 'deployment'],
  queryFn: ({ client, signal }) => apiOf(client).call(getCurrentDeployment, {}, { signal }),
  refetchInterval: everyFewSeconds,
  staleTime: 0,
})

export const historyQuery = queryOptions({
  queryKey: [...opsKey, 'history'],
  queryFn: ({ client, signal }) => apiOf(client).call(getDeployments, { limit: 100 }, { signal }),
  refetchInterval: everyFewSeconds * 2,
  staleTime: 0,
})

export const setsQuery = queryOptions({
  queryKey: [...opsKey, 'sets'],
  queryFn: ({ client, signal }) => apiOf(client).call(getSets, { limit: 500 }, { signal }),
  refetchInterval: everyFewSeconds * 2,
  staleTime: 0,
})

export const diffQuery = (from: number, to: number) =>
  queryOptions({
    queryKey: [...opsKey, 'diff', from, to],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(getSetDiff, { number: from, other: to }, { signal }),
    staleTime: Infinity,
  })

export const chartsQuery = (hours: number) =>
  queryOptions({
    queryKey: [...opsKey, 'charts', hours],
    queryFn: ({ client, signal }) => apiOf(client).call(getReleaseCharts, { hours }, { signal }),
    refetchInterval: 60_000,
  })
