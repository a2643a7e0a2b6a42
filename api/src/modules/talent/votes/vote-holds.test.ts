import {
  decideVoteHold,
  getSharedEntry,
  listVoteHolds,
  takeBackVote,
  voteForEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { and, eq } from 'drizzle-orm'
import { talentVotes, voteHolds } from '../../../database/schema/talent-votes.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aVotedEntry, castVotes } from '../../../testing/talent-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let world: World
const hour = 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

const shown = () => aVotedEntry(api, world.callers.owner, world.kids.owner.studentId)
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const votes = (id: number, count: number, how: Parameters<typeof castVotes>[3] = {}) =>
  castVotes(api, id, count, how)
const votesOf = async (id: number) =>
  (await world.callers.visitor.call(getSharedEntry, { id })).votes
const holdOf = async (id: number) => {
  const { data } = await world.callers['super admin'].call(listVoteHolds)
  return data.find(({ entry_id }) => entry_id === id)
}

test('T-013: many votes from one address wait, the whole burst, until an administrator releases them', async () => {
  const { 'super admin': admin } = world.callers
  const { id, slug } = await shown()
  await votes(id, 14, { source: 'hall' })
  await votes(id, 5)
  expect(await votesOf(id)).toBe(19)
  await votes(id, 2, { source: 'hall' })
  expect(await votesOf(id)).toBe(5)
  const hold = await holdOf(id)
  expect(hold).toMatchObject({ cause: 'address', votes: 16, new_accounts: 0, verdict: null })
  const released = { id: hold?.id ?? 0, verdict: 'released' as const }
  await admin.call(decideVoteHold, released)
  expect(await votesOf(id)).toBe(21)
  // Repeated it changes nothing; another decision is refused.
  await admin.call(decideVoteHold, released)
  expect(codeOf(await admin.send(decideVoteHold, { ...released, verdict: 'discarded' }))).toEqual([
    409,
    'decided',
  ])
  const decided = await admin.call(listVoteHolds, { state: 'decided', campaign: slug })
  expect(decided.data.map(({ verdict, votes: count }) => [verdict, count])).toEqual([
    ['released', 16],
  ])
  // What was released makes no new burst.
  await votes(id, 3, { source: 'hall' })
  expect(await votesOf(id)).toBe(24)
})

test('T-013: many votes by accounts of the same day wait, whatever their addresses; slow ones do not', async () => {
  const { 'super admin': admin } = world.callers
  const { id } = await shown()
  await votes(id, 24, { isNew: true })
  expect(await votesOf(id)).toBe(24)
  await votes(id, 1, { isNew: true })
  expect(await votesOf(id)).toBe(0)
  const hold = await holdOf(id)
  expect(hold).toMatchObject({ cause: 'new_accounts', votes: 25, new_accounts: 25 })
  await admin.call(decideVoteHold, { id: hold?.id ?? 0, verdict: 'discarded' })
  expect(await votesOf(id)).toBe(0)
  const slow = await shown()
  const start = api.clock.now
  for (let at = 0; at < 4; at += 1) {
    await votes(slow.id, 5, { source: 'library' })
    api.clock.now = new Date(api.clock.now.getTime() + hour / 4)
  }
  expect(await votesOf(slow.id)).toBe(20)
  api.clock.now = start
})

test('T-013: taking a vote back and giving it again is no way out of a hold', async () => {
  const { 'other guardian': stranger, 'super admin': admin } = world.callers
  const { id } = await shown()
  await stranger.call(voteForEntry, { id })
  const [given] = await api.db.select().from(talentVotes).where(eq(talentVotes.entryId, id))
  await votes(id, 14, { source: given?.source ?? '' })
  expect(await votesOf(id)).toBe(0)
  const hold = await holdOf(id)
  await admin.call(decideVoteHold, { id: hold?.id ?? 0, verdict: 'discarded' })
  await stranger.call(takeBackVote, { id })
  expect(await stranger.call(voteForEntry, { id })).toEqual({ has_voted: true, votes: 0 })
})

test('T-013: a burst of new accounts from one address is one hold; none is opened or shown without votes', async () => {
  const { 'super admin': admin } = world.callers
  const { id, slug } = await shown()
  const holds = async () => {
    const { data } = await admin.call(listVoteHolds, { campaign: slug })
    return data.map(({ cause, votes: count, new_accounts }) => [cause, count, new_accounts])
  }
  await votes(id, 40, { source: 'hall', isNew: true })
  expect(await holds()).toEqual([['address', 40, 40]])
  expect(await api.db.$count(voteHolds, eq(voteHolds.entryId, id))).toBe(1)
  // New accounts elsewhere have a hold of their own, as soon as there is a vote for it.
  await votes(id, 1, { isNew: true })
  expect(await holds()).toEqual([
    ['address', 40, 40],
    ['new_accounts', 1, 1],
  ])
  // One that has lost its votes waits for nobody, and is back with the first of them.
  const takenBackAt = api.clock.now
  const ofHall = and(eq(talentVotes.entryId, id), eq(talentVotes.source, 'hall'))
  await api.db.update(talentVotes).set({ takenBackAt }).where(ofHall)
  expect(await holds()).toEqual([['new_accounts', 1, 1]])
  await api.db.update(talentVotes).set({ takenBackAt: null }).where(ofHall)
  expect(await holds()).toHaveLength(2)
})
