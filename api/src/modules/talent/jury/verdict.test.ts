import {
  getTalentCampaign,
  listCampaignEntries,
  openEntryCertificate,
  previewVerdict,
  publishVerdict,
  readOwnEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { notifications } from '../../../database/schema/notifications.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../../testing/factories.ts'
import { aJudgedCampaign, assigned, score } from '../../../testing/jury-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'
import { rankBy } from './rank-by.ts'

let api: TestApi
let world: World
let admin: Caller
let jurors: { id: number; caller: Caller }[]

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  admin = world.callers['super admin']
  jurors = []
  for (let at = 0; at < 2; at += 1) {
    const person = await aUser(api.db)
    jurors.push({ id: person.id, caller: await signedInAs(api, person) })
  }
}, 60_000)
afterAll(() => api.close())

const prizes = [
  { rank: 'First prize', prize: 'A telescope', places: [1] },
  { rank: 'Second and third prize', prize: 'A box of books', places: [2, 3] },
  { rank: 'For everybody who enters', prize: 'A certificate' },
]
const codeOf = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

/** Of entries A, B, C and so on, each scored by both jurors. */
async function scored(values: Record<string, readonly [idea: number, colour: number]>) {
  const titles = Object.keys(values)
  const { studentId } = world.kids.owner
  const found = await aJudgedCampaign(api, {
    entries: titles.map(() => ({ guardian: world.callers.owner, studentId })),
    jurors: jurors.map(({ id }) => id),
    fields: { prizes },
  })
  for (const [at, title] of titles.entries())
    await api.db
      .update(talentEntries)
      .set({ title })
      .where(eq(talentEntries.id, found.entries[at] ?? 0))
  await assigned(api, admin, found.slug, 2)
  for (const { caller } of jurors)
    await score(caller, found.slug, (title, key) => values[title]?.[key === 'idea' ? 0 : 1] ?? 0)
  return found
}
const seen = async (slug: string, tie_breaker?: string) => {
  const { entries } = await admin.call(previewVerdict, { slug, tie_breaker })
  return entries.map(({ title, rank, place, prize }) => [title, rank, place, prize])
}

test('a verdict waits for the closing, for the scores or the deadline, and for eyes that saw it', async () => {
  const { id, slug } = await scored({ A: [9, 9], B: [5, 5] })
  const { digest } = await admin.call(previewVerdict, { slug })
  const [one] = await api.db.select().from(juryAssignments).limit(1)
  const publish = async () => codeOf(await admin.send(publishVerdict, { slug, digest }))
  const set = (fields: Partial<typeof campaigns.$inferInsert>) =>
    api.db.update(campaigns).set(fields).where(eq(campaigns.id, id))
  const { clock } = api
  await set({ endsAt: new Date(clock.now.getTime() + 1000) })
  expect(await publish()).toEqual([409, 'not_judging'])
  await set({ endsAt: new Date(clock.now.getTime() - 1000) })
  await api.db
    .update(juryAssignments)
    .set({ finalAt: null })
    .where(eq(juryAssignments.id, one?.id ?? 0))
  expect(await publish()).toEqual([409, 'not_scored'])
  const waiting = await admin.call(previewVerdict, { slug })
  expect(waiting).toMatchObject({ missing: 1, may_publish: false })
  await set({ juryEndsAt: clock.now })
  expect((await admin.call(previewVerdict, { slug })).may_publish).toBe(true)
  // Without that score it is not the verdict that was looked at.
  expect(await publish()).toEqual([409, 'changed'])
  const wrong = await admin.send(previewVerdict, { slug, tie_breaker: 'charm' })
  expect(Object.keys(wrong.json().fields)).toEqual(['tie_breaker'])
  const empty = await aJudgedCampaign(api, { entries: [], jurors: [] })
  const nothing = await admin.call(previewVerdict, { slug: empty.slug })
  expect([nothing.may_publish, nothing.entries]).toEqual([false, []])
})

test('equal scores share a place and the next is left out, unless a criterion decides', async () => {
  // Three parts idea, one part colour: A and B both have 7.
  const { slug } = await scored({ C: [4, 4], A: [8, 4], B: [6, 10], D: [1, 1] })
  const books = 'A box of books'
  expect(await seen(slug)).toEqual([
    ['A', 1, 1, 'A telescope'],
    ['B', 1, 1, 'A telescope'],
    ['C', 3, 3, books],
    ['D', 4, null, null],
  ])
  expect((await seen(slug, 'colour')).slice(0, 2)).toEqual([
    ['B', 1, 1, 'A telescope'],
    ['A', 2, 2, books],
  ])
  expect((await seen(slug, 'idea')).map(([title]) => title)).toEqual(['A', 'B', 'C', 'D'])
  expect(rankBy([3, 5, 3, 1], (one) => [one]).map(({ rank }) => rank)).toEqual([1, 2, 2, 4])
})

test('a verdict is published once, whole, and all families are told', async () => {
  const { visitor, owner } = world.callers
  const { slug, entries } = await scored({ A: [9, 9], B: [5, 5], C: [4, 4], D: [2, 2] })
  const winners = async () =>
    (await visitor.call(listCampaignEntries, { slug, show: 'winners' })).data
  expect(await winners()).toEqual([])
  const before = await api.db.$count(notifications)
  const { digest } = await admin.call(previewVerdict, { slug })
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.send(publishVerdict, { slug, digest })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual(
    [200, 409, 409],
  )
  expect((await winners()).map(({ title, place }) => [title, place])).toEqual([
    ['A', 1],
    ['B', 2],
    ['C', 3],
  ])
  expect((await visitor.call(getTalentCampaign, { slug })).phase).toBe('closed')
  // The ranking stays on the desk, to be read.
  const kept = await admin.call(previewVerdict, { slug })
  expect([kept.may_publish, kept.entries.map(({ title, place }) => [title, place])]).toEqual([
    false,
    [
      ['A', 1],
      ['B', 2],
      ['C', 3],
      ['D', null],
    ],
  ])
  const [first = 0, , , last = 0] = entries
  expect((await owner.call(readOwnEntry, { id: first })).place).toBe(1)
  expect((await owner.call(readOwnEntry, { id: last })).place).toBeNull()
  expect((await api.db.$count(notifications)) - before).toBe(8)
  // Of four families, the guardian and the child in words of its own.
  const childTold = eq(notifications.title, 'You have place 1 with “A”!')
  expect(await api.db.$count(notifications, childTold)).toBe(1)
  const [told] = await api.db
    .select()
    .from(notifications)
    .where(eq(notifications.title, 'Place 1 for “A”'))
  expect(told).toMatchObject({
    collectionType: '1025',
    path: `/talentbox/campaigns/SubmissionPage?entry=${first}`,
  })
})

test('everybody who took part gets a certificate as PDF, after the verdict; strangers do not', async () => {
  const { owner, student, 'other guardian': stranger, visitor } = world.callers
  const { slug, entries } = await scored({ A: [9, 9], B: [5, 5], C: [4, 4], D: [2, 2] })
  const [winner = 0, , hidden = 0, fourth = 0] = entries
  expect(codeOf(await owner.send(openEntryCertificate, { id: winner }))).toEqual([409, 'not_yet'])
  await api.db.update(talentEntries).set({ review: 'refused' }).where(eq(talentEntries.id, hidden))
  const { digest } = await admin.call(previewVerdict, { slug })
  await admin.call(publishVerdict, { slug, digest })
  expect(codeOf(await owner.send(openEntryCertificate, { id: hidden }))).toEqual([409, 'no_part'])
  expect((await stranger.send(openEntryCertificate, { id: winner })).statusCode).toBe(404)
  expect((await visitor.send(openEntryCertificate, { id: winner })).statusCode).toBe(401)
  for (const [caller, id] of [
    [owner, winner],
    [student, fourth],
  ] as const) {
    const { url } = await caller.call(openEntryCertificate, { id })
    const address = new URL(url, api.app.listeningOrigin)
    const file = await fetch(address)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
    // One page, and the title says who and what.
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect((await fetch(String(address).replace('.pdf', 'x.pdf'))).status).toBe(404)
  }
})
