import {
  changeEntry,
  decideModerationCase,
  getSharedEntry,
  listModerationCases,
  readOwnEntry,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aSentEntry, aTalentCampaign } from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

/** An entry that is looked at, and its case as the desk has loaded it. */
async function anEntryInReview() {
  const { owner } = world.callers
  const { slug } = await aTalentCampaign(api, { fileKinds: [] })
  const { id } = await aSentEntry(owner, slug, world.kids.owner.studentId)
  const read = () => caseOf(slug)
  return { id, read, loaded: await read() }
}

async function caseOf(slug: string) {
  const { data } = await world.callers['super admin'].call(listModerationCases, { state: 'open' })
  const found = data.find(({ subject }) => subject?.path === `/talentbox/campaigns/${slug}`)
  return { id: found?.id ?? 0, subject_version: found?.subject?.version }
}

async function changeTo(id: number, title: string) {
  const { owner } = world.callers
  const { revision, description } = await owner.call(readOwnEntry, { id })
  return owner.send(changeEntry, { id, title, description, revision })
}

const show = async (read: { id: number; subject_version?: string | undefined }) => {
  const { 'super admin': admin } = world.callers
  const decision = { ...read, verdict: 'show', decisions_seen: 0 }
  const answer = await admin.send(decideModerationCase, decision)
  return answer.json().code ?? answer.statusCode
}
const isPublic = async (id: number) =>
  (await world.callers.visitor.send(getSharedEntry, { id })).statusCode === 200

test('T-012: what was changed after the desk has read it is not shown before the desk reads it again', async () => {
  const { id, loaded, read } = await anEntryInReview()
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await changeTo(id, 'Nobody has read this')
  expect(await show(loaded)).toBe('changed_meanwhile')
  expect(await show({ id: loaded.id })).toBe('changed_meanwhile')
  expect(await isPublic(id)).toBe(false)
  expect(await show(await read())).toBe(200)
  expect(await isPublic(id)).toBe(true)
})

test('T-012: who does not say what they have read shows what nobody has changed', async () => {
  const { id, loaded } = await anEntryInReview()
  expect(await show({ id: loaded.id })).toBe(200)
  expect(await isPublic(id)).toBe(true)
})

test('T-012: what was shown leaves the stage with a change', async () => {
  const { id, loaded } = await anEntryInReview()
  expect(await show(loaded)).toBe(200)
  await changeTo(id, 'Changed on the stage')
  expect(await isPublic(id)).toBe(false)
})

test('T-012: a change and a decision at the same moment never show what nobody has read', async () => {
  for (let round = 0; round < 12; round++) {
    const { id, loaded } = await anEntryInReview()
    const deciding = () => show(loaded)
    const changing = () => changeTo(id, 'Nobody has read this')
    // Either may be first.
    await Promise.all(round % 2 === 0 ? [deciding(), changing()] : [changing(), deciding()])
    expect(await isPublic(id)).toBe(false)
    const { title, status } = await world.callers.owner.call(readOwnEntry, { id })
    expect([title, status]).toEqual(['Nobody has read this', 'in_review'])
  }
})
