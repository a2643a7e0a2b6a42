import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { MessageResponse, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { voteHoldVerdicts } from './constants.ts'
import { OwnVotes, VoteAnswer, VoteHold, VoteLeaders } from './vote.entities.ts'

const one = z.object({ id: PathId })
const ofCampaign = z.object({ slug: z.string().check(z.regex(/^[\w-]{1,120}$/)) })
const signedIn = { base: 'vendor', session: 'required' } as const
const vote = '/api/talentbox/entries/:id/vote'

/**
 * One per account and entry; repeated it changes nothing. 404 for what is not shown. 409 `no_voting`, `not_open`,
 * `voting_closed`, and `own_family` for the kid, its guardians, its siblings and their guardians.
 */
export const voteForEntry = defineCall({
  ...signedIn,
  name: 'voteForEntry',
  method: 'PUT',
  path: vote,
  summary: 'Vote for an entry',
  params: one,
  response: VoteAnswer,
})

/** Repeated it changes nothing. 404 for what is not shown, 409 `no_voting`, `not_open`, `voting_closed`. */
export const takeBackVote = defineCall({
  ...signedIn,
  name: 'takeBackVote',
  method: 'DELETE',
  path: vote,
  summary: 'Take a vote back',
  params: one,
  response: VoteAnswer,
})

/** 404 for an unknown campaign. */
export const getOwnVotes = defineCall({
  ...signedIn,
  name: 'getOwnVotes',
  method: 'GET',
  path: '/api/talentbox/campaigns/:slug/own-votes',
  summary: 'For which entries of a campaign one votes',
  params: ofCampaign,
  response: OwnVotes,
})

/** At most ten places, of each age group where the campaign has some. */
export const getVoteLeaders = defineCall({
  name: 'getVoteLeaders',
  method: 'GET',
  base: 'cms',
  session: 'none',
  path: '/api/talentbox/campaigns/:slug/leaders',
  summary: 'The entries of a campaign with most votes',
  params: ofCampaign,
  response: VoteLeaders,
})

/** For role 5. Waiting ones the oldest first, decided ones the latest first. */
export const listVoteHolds = defineCall({
  ...signedIn,
  name: 'listVoteHolds',
  method: 'GET',
  path: '/api/talentbox/vote-holds',
  summary: 'Votes that came too fast',
  query: z.extend(PageQuery, {
    state: z._default(z.enum(['open', 'decided']), 'open'),
    /** Of one campaign. */
    campaign: z.optional(ofCampaign.shape.slug),
    /** Put into links.next by the server: the page begins after this one. */
    after: z.optional(PathId),
  }),
  response: pageOf(VoteHold),
})

/** For role 5. 409 `decided` for what was decided before. */
export const decideVoteHold = defineCall({
  ...signedIn,
  name: 'decideVoteHold',
  method: 'POST',
  path: '/api/talentbox/vote-holds/:id/verdict',
  summary: 'Count or discard votes that came too fast',
  params: one,
  body: z.object({ verdict: z.enum(voteHoldVerdicts) }),
  response: MessageResponse,
})
