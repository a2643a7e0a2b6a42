import { listCampaigns } from '@brightyard/contract/calls'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

const listOf = (state: 'running' | 'upcoming') =>
  queryOf(listCampaigns, { state, maxRows: 50 }, { select: ({ data }) => data })

/** Campaigns open for entries, soonest deadline first. */
export const runningQuery = listOf('running')
export const upcomingQuery = listOf('upcoming')

/** The latest first, page by page. */
export const pastQuery = infiniteQueryOf(listCampaigns, { state: 'past', maxRows: 6 })
