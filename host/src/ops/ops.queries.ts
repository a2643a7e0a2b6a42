import {
  getCurrentDeployment,
  getDeployments,
  getEdges,
  getReleaseCharts,
  getSetDiff,
  getSets,
} from '@brightyard/contract/registry'
import type { useQueryClient } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

/** The page follows changes by others without a reload. */
const everyFewSeconds = 4000

export const currentDeploymentQuery = queryOf(
  getCurrentDeployment,
  {},
  { refetchInterval: everyFewSeconds, staleTime: 0 },
)

export const edgesQuery = queryOf(getEdges, {}, { refetchInterval: everyFewSeconds, staleTime: 0 })

export const historyQuery = queryOf(
  getDeployments,
  { limit: 100 },
  { refetchInterval: everyFewSeconds * 2, staleTime: 0 },
)

export const setsQuery = queryOf(
  getSets,
  { limit: 500 },
  { refetchInterval: everyFewSeconds * 2, staleTime: 0 },
)

/** Sets never change, and neither do their differences. */
export const diffQuery = (from: number, to: number) =>
  queryOf(getSetDiff, { number: from, other: to }, { staleTime: Infinity })

export const chartsQuery = (hours: number) =>
  queryOf(getReleaseCharts, { hours }, { refetchInterval: 60_000 })

/** Fetches what a change of the site may have changed. */
export const refetchSite = (client: ReturnType<typeof useQueryClient>) =>
  Promise.all(
    [getCurrentDeployment, getEdges, getDeployments, getSets, getReleaseCharts].map((call) =>
      client.invalidateQueries(queriesOf(call)),
    ),
  )
