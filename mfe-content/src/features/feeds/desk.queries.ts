import { findPostKids, getPostTargets, listModerationCases } from '@brightyard/contract/calls'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

export const targetsQuery = (userId: number) => queryOf(getPostTargets, {}, { scope: userId })

export const kidsQuery = (userId: number) => queryOf(findPostKids, {}, { scope: userId })

export const casesQuery = (userId: number, state: 'open' | 'decided') =>
  infiniteQueryOf(listModerationCases, { state }, { scope: userId })
