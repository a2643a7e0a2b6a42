import {
  getJuryDesk,
  getJuryFolder,
  getJuryWork,
  listJuryLines,
  listVoteHolds,
  previewVerdict,
} from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

/** Campaigns that somebody judges. */
export const workQuery = (userId: number) =>
  queryOf(getJuryWork, {}, { scope: userId, staleTime: 0, select: ({ campaigns }) => campaigns })

/** What a juror writes into stays as it was loaded, until it is saved. */
export const folderQuery = (userId: number, slug: string) =>
  queryOf(
    getJuryFolder,
    { slug },
    { scope: userId, staleTime: 0, mapError: toPageNotFound, refetchOnWindowFocus: false },
  )

export const deskQuery = (userId: number, slug: string) =>
  queryOf(getJuryDesk, { slug }, { scope: userId, staleTime: 0, mapError: toPageNotFound })

export const verdictQuery = (userId: number, slug: string, tie_breaker: string) =>
  queryOf(
    previewVerdict,
    { slug, ...(tie_breaker ? { tie_breaker } : {}) },
    { scope: userId, staleTime: 0 },
  )

/** What jurors wrote to the children, the oldest first. */
export const linesQuery = (userId: number, slug: string) =>
  infiniteQueryOf(listJuryLines, { slug }, { scope: userId, staleTime: 0 })

/** The oldest first. */
export const holdsQuery = (userId: number, campaign: string) =>
  infiniteQueryOf(listVoteHolds, { campaign, state: 'open' }, { scope: userId, staleTime: 0 })
