import {
  getOwnVotes,
  getSharedEntry,
  getTalentCampaign,
  getVoteLeaders,
  listCampaignEntries,
  takeBackVote,
  voteForEntry,
  withdrawEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { guardianships, throttles } from '../../../database/schema/users.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aKid, aUser, signedInAs } from '../../../testing/factories.ts'
import {
  aSentEntry,
  aTalentCampaign,
  aVotedEntry,
  castVotes,
  showEntry,
} from '../../../testing/talent-factories.ts'
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

const inHours = (hours: number) => new Date(api.clock.now.getTime() + hours * hour)
const ownKid = () => world.kids.owner.studentId
const shown = (fields = {}) => aVotedEntry(api, world.callers.owner, ownKid(), fields)
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]
const votes = (id: number, count: number) => castVotes(api, id, count)
const votesOf = async (id: number) =>
  (await world.callers.visitor.call(getSharedEntry, { id })).votes

test('T-013: nobody votes before the opening, after the end, where nobody votes, or for what is not shown', async () => {
  const { 'other guardian': stranger, owner } = world.callers
  const send = async (id: number) => codeOf(await stranger.send(voteForEntry, { id }))
  const { id, campaign } = await shown()
  const set = (fields: Partial<typeof campaigns.$inferInsert>) =>
    api.db.update(campaigns).set(fields).where(eq(campaigns.id, campaign.id))
  await set({ startsAt: inHours(1) })
  expect(await send(id)).toEqual([409, 'not_open'])
  await set({ startsAt: inHours(-48), votingEndsAt: api.clock.now })
  expect(await send(id)).toEqual([409, 'voting_closed'])
  expect(codeOf(await stranger.send(takeBackVote, { id }))).toEqual([409, 'voting_closed'])
  await set({ votingEndsAt: null })
  expect(await send(id)).toEqual([409, 'no_voting'])
  await set({ votingEndsAt: inHours(200), endsAt: inHours(-1), verdictAt: inHours(-1) })
  expect(await send(id)).toEqual([409, 'voting_closed'])
  const { slug } = await aTalentCampaign(api, { votingEndsAt: inHours(24) })
  const hidden = await aSentEntry(owner, slug, ownKid())
  expect((await send(hidden.id))[0]).toBe(404)
  await showEntry(api, hidden.id)
  expect(await send(hidden.id)).toEqual([200, undefined])
  await owner.call(withdrawEntry, { id: hidden.id })
  expect((await send(hidden.id))[0]).toBe(404)
})

test('T-013: the whole family of the kid cannot vote for it, and learns which entries these are', async () => {
  const { owner, student, 'other guardian': stranger } = world.callers
  const { id, slug } = await shown()
  const sibling = await aKid(api.db, {
    guardianId: world.people.owner.id,
    user: { loginId: 'KID-SIBLING' },
  })
  const stepfather = await aUser(api.db)
  await api.db
    .insert(guardianships)
    .values({ guardianId: stepfather.id, studentId: sibling.studentId })
  const kin = [
    owner,
    student,
    await signedInAs(api, sibling.user),
    await signedInAs(api, stepfather),
  ]
  for (const one of kin) {
    expect(codeOf(await one.send(voteForEntry, { id }))).toEqual([409, 'own_family'])
    expect(await one.call(getOwnVotes, { slug })).toEqual({ entry_ids: [], family_entry_ids: [id] })
  }
  await stranger.call(voteForEntry, { id })
  expect(await stranger.call(getOwnVotes, { slug })).toEqual({
    entry_ids: [id],
    family_entry_ids: [],
  })
})

test('T-013: one account has one vote for an entry, which it can take back and give again', async () => {
  const { 'other guardian': stranger, vendor } = world.callers
  const { id } = await shown()
  expect(await stranger.call(voteForEntry, { id })).toEqual({ has_voted: true, votes: 1 })
  expect(await stranger.call(voteForEntry, { id })).toEqual({ has_voted: true, votes: 1 })
  expect(await vendor.call(voteForEntry, { id })).toEqual({ has_voted: true, votes: 2 })
  expect(await stranger.call(takeBackVote, { id })).toEqual({ has_voted: false, votes: 1 })
  expect(await stranger.call(takeBackVote, { id })).toEqual({ has_voted: false, votes: 1 })
  expect(await stranger.call(voteForEntry, { id })).toEqual({ has_voted: true, votes: 2 })
  expect(await votesOf(id)).toBe(2)
})

test('T-013: in the last day nobody sees numbers or ranks, where the campaign says so', async () => {
  const { visitor, 'other guardian': stranger } = world.callers
  const { id, slug, campaign } = await shown({ hidesLastDay: true })
  await stranger.call(voteForEntry, { id })
  const seen = async () => {
    const { voting } = await visitor.call(getTalentCampaign, { slug })
    const { data } = await visitor.call(listCampaignEntries, { slug })
    const { leaders, numbers_hidden } = await visitor.call(getVoteLeaders, { slug })
    return [voting?.is_on, voting?.numbers_hidden, data[0]?.votes, leaders.length, numbers_hidden]
  }
  const endsIn = (hours: number) =>
    api.db
      .update(campaigns)
      .set({ votingEndsAt: inHours(hours) })
      .where(eq(campaigns.id, campaign.id))
  expect(await seen()).toEqual([true, false, 1, 1, false])
  await endsIn(24)
  expect(await seen()).toEqual([true, true, null, 0, true])
  // What one's own vote answers tells no number either.
  expect(await stranger.call(voteForEntry, { id })).toEqual({ has_voted: true, votes: null })
  await endsIn(0)
  expect(await seen()).toEqual([false, false, 1, 1, false])
})

test('T-013: while the jury works nobody sees numbers or leaders, until the verdict', async () => {
  const { visitor, 'other guardian': stranger } = world.callers
  const { id, slug, campaign } = await shown()
  await stranger.call(voteForEntry, { id })
  const set = (fields: Partial<typeof campaigns.$inferInsert>) =>
    api.db.update(campaigns).set(fields).where(eq(campaigns.id, campaign.id))
  const seen = async () => {
    const { data } = await visitor.call(listCampaignEntries, { slug: slug.toUpperCase() })
    const { leaders, numbers_hidden } = await visitor.call(getVoteLeaders, { slug })
    return [
      data[0]?.votes,
      data[0]?.first_name !== '',
      await votesOf(id),
      leaders.length,
      numbers_hidden,
    ]
  }
  expect(await seen()).toEqual([1, true, 1, 1, false])
  await set({ endsAt: inHours(-1), votingEndsAt: inHours(-1) })
  expect(await seen()).toEqual([null, true, null, 0, true])
  await set({ verdictAt: inHours(-0.5) })
  expect(await seen()).toEqual([1, true, 1, 1, false])
})

test('T-013: what changes nothing counts for no limit, and over the limit a vote can be taken back', async () => {
  const { 'other guardian': stranger } = world.callers
  const [first, second] = [await shown(), await shown()]
  const ofVotes = eq(throttles.key, `vote:person:${world.people['other guardian'].id}`)
  await api.db.delete(throttles).where(ofVotes)
  for (let time = 0; time < 4; time += 1) await stranger.call(voteForEntry, { id: first.id })
  const counted = await api.db.select({ hits: throttles.hits }).from(throttles).where(ofVotes)
  expect(counted).toEqual([{ hits: 1 }])
  await api.db.update(throttles).set({ hits: 1_000_000 }).where(ofVotes)
  expect((await stranger.send(voteForEntry, { id: second.id })).statusCode).toBe(429)
  expect((await stranger.call(voteForEntry, { id: first.id })).has_voted).toBe(true)
  expect((await stranger.call(takeBackVote, { id: first.id })).has_voted).toBe(false)
  await api.db.delete(throttles).where(ofVotes)
})

test('T-013: where a campaign has age groups, each has its own leaders', async () => {
  const { owner, visitor } = world.callers
  const { id: young, slug } = await shown()
  const { id: old } = await aSentEntry(owner, slug, ownKid())
  await showEntry(api, old)
  const ageGroups = [
    { from: 4, to: 7 },
    { from: 8, to: 16 },
  ]
  await api.db.update(campaigns).set({ ageGroups }).where(eq(campaigns.slug, slug))
  await api.db.update(talentEntries).set({ age: 6 }).where(eq(talentEntries.id, young))
  await api.db.update(talentEntries).set({ age: 17 }).where(eq(talentEntries.id, old))
  await votes(old, 3)
  await votes(young, 1)
  const { leaders } = await visitor.call(getVoteLeaders, { slug })
  expect(leaders.map(({ rank, entry }) => [rank, entry.id, entry.age_group])).toEqual([
    [1, young, '4 to 7 years'],
    [1, old, '8 to 16 years'],
  ])
})

test('T-013: leaders are those with most votes; the same number is the same rank', async () => {
  const { owner, visitor } = world.callers
  const { id: first, slug } = await shown()
  const more = []
  for (let at = 0; at < 3; at += 1) {
    const { id } = await aSentEntry(owner, slug, ownKid())
    await showEntry(api, id)
    more.push(id)
  }
  const [second = 0, third = 0, nobodys = 0] = more
  await votes(third, 3)
  await votes(first, 2)
  await votes(second, 2)
  const { leaders } = await visitor.call(getVoteLeaders, { slug })
  expect(leaders.map(({ rank, votes: count, entry }) => [rank, count, entry.id])).toEqual([
    [1, 3, third],
    [2, 2, first],
    [2, 2, second],
  ])
  expect(await votesOf(nobodys)).toBe(0)
  await api.db.update(talentEntries).set({ review: 'waiting' }).where(eq(talentEntries.id, third))
  const left = await visitor.call(getVoteLeaders, { slug })
  expect(left.leaders.map(({ rank, entry }) => [rank, entry.id])).toEqual([
    [1, first],
    [1, second],
  ])
})
