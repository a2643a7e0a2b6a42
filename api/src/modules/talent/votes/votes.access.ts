import {
  decideVoteHold,
  getOwnVotes,
  getVoteLeaders,
  listVoteHolds,
  takeBackVote,
  voteForEntry,
} from '@brightyard/contract'
import { talentVotes, voteHolds } from '../../../database/schema/talent-votes.schema.ts'
import { adminOnly, everyone, signedInOnly } from '../../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../../testing/access/access-row.ts'
import { aTalentCampaign, aVotedEntry } from '../../../testing/talent-factories.ts'

/** Of the owner's kid. */
const ofOwner = async (world: World) => {
  const { id, slug } = await aVotedEntry(world.api, world.callers.owner, world.kids.owner.studentId)
  return { id, slug }
}

async function aVoteOfAll(world: World) {
  const { id } = await ofOwner(world)
  await world.api.db.insert(talentVotes).values(
    Object.values(world.people).map((person) => ({
      entryId: id,
      userId: person.id,
      source: 'a',
      isNewAccount: false,
      votedAt: world.api.clock.now,
    })),
  )
  return { id }
}

async function aHold(world: World) {
  const { id: entryId } = await ofOwner(world)
  const [hold] = await world.api.db
    .insert(voteHolds)
    .values({ entryId, cause: 'address', source: 'a', openedAt: world.api.clock.now })
    .returning({ id: voteHolds.id })
  return { id: hold?.id ?? 0, verdict: 'released' }
}

export const votesAccess: readonly AccessRow[] = [
  // The kid and its guardian cannot vote for it.
  {
    call: voteForEntry,
    given: ofOwner,
    outcomes: { visitor: 401, owner: 409, student: 409, others: 200 },
  },
  { call: takeBackVote, given: aVoteOfAll, outcomes: signedInOnly },
  {
    call: getOwnVotes,
    given: async ({ api }) => ({ slug: (await aTalentCampaign(api)).slug }),
    outcomes: signedInOnly,
  },
  { call: getVoteLeaders, given: ofOwner, outcomes: everyone },
  { call: listVoteHolds, given: () => ({}), outcomes: adminOnly },
  { call: decideVoteHold, given: aHold, outcomes: adminOnly },
]
