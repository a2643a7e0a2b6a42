import {
  changeEntry,
  decideModerationCase,
  getSharedEntry,
  listModerationCases,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { forUpdate } from '../../database/row-lock.ts'
import type { RowLock } from '../../database/row-lock.ts'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { isOnServer, withoutLocks } from '../../testing/proof-level.ts'
import { aSentEntry, aTalentCampaign } from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

const closing: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

interface Desk {
  api: TestApi
  world: World
}

async function aDesk(rowLock: RowLock): Promise<Desk> {
  const api = await startTestApi({ rateLimitFactor: 1000, rowLock })
  closing.push(() => api.close())
  return { api, world: await aSchoolDay(api) }
}

let desk: Desk
beforeAll(async () => {
  desk = await aDesk(forUpdate)
}, 60_000)

interface Read {
  id: number
  subject_version?: string | undefined
}

async function caseOf({ world }: Desk, slug: string): Promise<Read> {
  const { data } = await world.callers['super admin'].call(listModerationCases, { state: 'open' })
  const found = data.find(({ subject }) => subject?.path === `/talentbox/campaigns/${slug}`)
  return { id: found?.id ?? 0, subject_version: found?.subject?.version }
}

/** An entry that is looked at, its case as a moderator has loaded it, and what family and moderator do then. */
async function anEntryInReview(at: Desk) {
  const { owner, visitor, 'super admin': admin } = at.world.callers
  const { slug } = await aTalentCampaign(at.api, { fileKinds: [] })
  const entry = await aSentEntry(owner, slug, at.world.kids.owner.studentId)
  const { id, description, revision } = entry
  return {
    loaded: await caseOf(at, slug),
    reload: () => caseOf(at, slug),
    change: () =>
      owner.send(changeEntry, { id, title: 'Nobody has read this', description, revision }),
    async show(read: Read) {
      const decision = { ...read, verdict: 'show', decisions_seen: 0 }
      const answer = await admin.send(decideModerationCase, decision)
      return answer.json().code ?? answer.statusCode
    },
    isPublic: async () => (await visitor.send(getSharedEntry, { id })).statusCode === 200,
  }
}

test('T-012: what was changed after the desk has read it is not shown before the desk reads it again', async () => {
  const { api } = desk
  const { loaded, reload, change, show, isPublic } = await anEntryInReview(desk)
  api.clock.now = new Date(api.clock.now.getTime() + 1000)
  await change()
  expect(await show(loaded)).toBe('changed_meanwhile')
  expect(await show({ id: loaded.id })).toBe('changed_meanwhile')
  expect(await isPublic()).toBe(false)
  expect(await show(await reload())).toBe(200)
  expect(await isPublic()).toBe(true)
})

test('T-012: who does not say what they have read shows what nobody has changed', async () => {
  const { loaded, show, isPublic } = await anEntryInReview(desk)
  expect(await show({ id: loaded.id })).toBe(200)
  expect(await isPublic()).toBe(true)
})

test('T-012: what is changed after it was shown leaves the stage', async () => {
  const { loaded, change, show, isPublic } = await anEntryInReview(desk)
  expect(await show(loaded)).toBe(200)
  await change()
  expect(await isPublic()).toBe(false)
})

/** A decision and a change at the same moment, either first; whether everybody sees what nobody has read. */
async function isShownUnread(at: Desk, round: number) {
  const { loaded, change, show, isPublic } = await anEntryInReview(at)
  await Promise.all(round % 2 === 0 ? [show(loaded), change()] : [change(), show(loaded)])
  return isPublic()
}

test('T-012: of a change and a decision at the same moment the first one counts', async () => {
  for (let round = 0; round < 12; round += 1) expect(await isShownUnread(desk, round)).toBe(false)
})

const bites = isOnServer ? test : test.skip
bites('T-012: without the locks what nobody has read can be shown', async () => {
  const open = await aDesk(withoutLocks)
  let wasShown = false
  for (let round = 0; round < 60 && !wasShown; round += 1)
    wasShown = await isShownUnread(open, round)
  expect(wasShown).toBe(true)
})
