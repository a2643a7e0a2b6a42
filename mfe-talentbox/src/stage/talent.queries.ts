import {
  getEntryChances,
  getOwnVotes,
  getSharedEntry,
  getTalentCampaign,
  getVoteLeaders,
  listCampaignEntries,
  listOwnEntries,
  readOwnEntry,
} from '@brightyard/contract/calls'
import type { TalentCampaign } from '@brightyard/contract/entities'
import { toPageNotFound } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

const fiveMinutes = 5 * 60_000

/** Verdicts count at once, and an entry may be withdrawn or hidden: the edge keeps pages with them for half a minute. */
const meta = { keepPage: 'briefly' }

/** Until the next phase begins, by the clock of the server; never more often than every five seconds. */
function untilNextPhase({ starts_at, ends_at, server_time }: TalentCampaign): number {
  const now = Date.parse(server_time)
  const next = [starts_at, ends_at].map((iso) => Date.parse(iso) - now).find((rest) => rest > 0)
  return Math.max(5000, Math.min((next ?? fiveMinutes) + 1000, fiveMinutes))
}

/** A campaign of the TalentBox; an open page notices that it opens or closes. */
export const campaignQuery = (slug: string) =>
  queryOf(
    getTalentCampaign,
    { slug: slug.toLowerCase() },
    {
      meta,
      mapError: toPageNotFound,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => (state.data ? untilNextPhase(state.data) : false),
    },
  )

/** What everybody may see, the latest first. */
export const entriesQuery = (slug: string) =>
  infiniteQueryOf(listCampaignEntries, { slug: slug.toLowerCase() }, { meta })

/** By their places; none before the verdict. */
export const winnersQuery = (slug: string) =>
  queryOf(
    listCampaignEntries,
    { slug: slug.toLowerCase(), show: 'winners' },
    { meta, select: ({ data }) => data },
  )

export const sharedEntryQuery = (id: number) => queryOf(getSharedEntry, { id }, { meta })

/** Which of somebody's kids may enter, as the server decides it now. */
export const chancesQuery = (userId: number, slug: string) =>
  queryOf(
    getEntryChances,
    { slug: slug.toLowerCase() },
    { scope: userId, staleTime: 0, refetchOnWindowFocus: true },
  )

/** Entries of somebody's kids, in one campaign or in all of them, the latest first. */
export const ownEntriesQuery = (userId: number, slug?: string) =>
  infiniteQueryOf(listOwnEntries, slug === undefined ? {} : { slug: slug.toLowerCase() }, {
    scope: userId,
    staleTime: 0,
  })

export const ownEntryQuery = (userId: number, id: number) =>
  queryOf(
    readOwnEntry,
    { id },
    { scope: userId, staleTime: 0, mapError: toPageNotFound, refetchOnWindowFocus: false },
  )

/** Whom families like best; a page that stays open follows it. */
export const leadersQuery = (slug: string) =>
  queryOf(getVoteLeaders, { slug: slug.toLowerCase() }, { meta, refetchInterval: 60_000 })

/** For which entries somebody votes, and for which they cannot. */
export const ownVotesQuery = (userId: number, slug: string) =>
  queryOf(getOwnVotes, { slug: slug.toLowerCase() }, { scope: userId })
