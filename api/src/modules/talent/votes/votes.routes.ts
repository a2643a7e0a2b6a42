import {
  decideVoteHold,
  getOwnVotes,
  getVoteLeaders,
  listVoteHolds,
  takeBackVote,
  voteForEntry,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { pageByKey } from '../../../server/paging.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { limitPerson } from '../../auth/throttle.ts'
import { findCampaign } from '../campaign.repository.ts'
import { turns } from './in-turn.ts'
import { decideHold, listHolds, sourceOf } from './vote-holds.ts'
import { hasVotedFor, ownVotes, takeBack, vote, voteLeaders } from './vote.ts'

const perPage = 24

/** Votes for entries, and what came too fast. */
export function votesRoutes(app: FastifyInstance, services: Services) {
  const { db, now, linkSecret } = services
  const inTurn = turns()
  const limit = { name: 'vote', limit: 240, windowInMinutes: 60 }
  // Its own, and wider: what was given can always be taken back. What changes nothing counts for neither.
  const backLimit = { name: 'vote-back', limit: 2400, windowInMinutes: 60 }

  registerCall(app, voteForEntry, async (actor, { id }, { request }) => {
    if (!(await hasVotedFor(actor, db, id))) await limitPerson(services, actor, limit)
    const source = sourceOf(linkSecret, request.ip)
    return inTurn(id, () => vote(actor, services, { id, source }))
  })
  registerCall(app, takeBackVote, async (actor, { id }) => {
    if (await hasVotedFor(actor, db, id)) await limitPerson(services, actor, backLimit)
    return inTurn(id, () => takeBack(actor, services, id))
  })
  registerCall(app, getOwnVotes, async (actor, { slug }) =>
    ownVotes(actor, db, await findCampaign(db, slug)),
  )
  registerCall(app, getVoteLeaders, async (_, { slug }) =>
    voteLeaders(db, await findCampaign(db, slug), now()),
  )
  registerCall(app, listVoteHolds, async (actor, { state, campaign, after, page = 1 }) => {
    const part = { state, campaign, after, limit: perPage }
    const { data, hasMore, total } = await listHolds(actor, db, part)
    const next = hasMore ? { state, campaign, after: data.at(-1)?.id } : null
    return pageByKey(listVoteHolds, data, { page, perPage, total, next })
  })
  registerCall(app, decideVoteHold, (actor, input) => decideHold(actor, services, input))
}
