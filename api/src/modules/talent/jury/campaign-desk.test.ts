import {
  createEntry,
  getJuryDesk,
  getTalentCampaign,
  repeatCampaign,
  setCampaignClosing,
  setJuror,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { notifications } from '../../../database/schema/notifications.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aJudge, criteria } from '../../../testing/jury-factories.ts'
import { aDraft, anEntryWish, aTalentCampaign } from '../../../testing/talent-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let world: World
let admin: Caller
const day = 24 * 60 * 60 * 1000

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  admin = world.callers['super admin']
}, 60_000)
afterAll(() => api.close())

const inDays = (days: number) => new Date(api.clock.now.getTime() + days * day)
const iso = (days: number) => inDays(days).toISOString()
const problemOf = (answer: { statusCode: number; json(): { code: string; fields?: object } }) => {
  const { code, fields } = answer.json()
  return [answer.statusCode, code, Object.keys(fields ?? {})]
}

test('T-008: a closing is moved until the jury has the entries, and families are told', async () => {
  const { id, slug, endsAt } = await aTalentCampaign(api, { votingEndsAt: inDays(7) })
  const { studentId } = world.kids.owner
  await aDraft(world.callers.owner, slug, studentId)
  const close = (ends_at: string | null) => admin.send(setCampaignClosing, { slug, ends_at })
  const set = (fields: Partial<typeof campaigns.$inferInsert>) =>
    api.db.update(campaigns).set(fields).where(eq(campaigns.id, id))
  expect(problemOf(await close(iso(-0.5)))).toEqual([422, 'invalid_input', ['ends_at']])
  await set({ startsAt: inDays(1) })
  expect(problemOf(await close(iso(0.5)))).toEqual([422, 'invalid_input', ['ends_at']])
  expect(problemOf(await close(null))).toEqual([422, 'invalid_input', ['ends_at']])
  await set({ startsAt: inDays(-1), juryEndsAt: inDays(9) })
  expect(problemOf(await close(null))).toEqual([409, 'with_jury', []])
  await set({ juryEndsAt: null, verdictAt: inDays(-1) })
  expect(problemOf(await close(null))).toEqual([409, 'closed', []])
  await set({ verdictAt: null })
  const told = () => api.db.$count(notifications, eq(notifications.studentId, studentId))
  const before = await told()
  const seen = await admin.call(getTalentCampaign, { slug })
  expect(seen.ends_at).toBe(endsAt.toISOString())

  await admin.call(setCampaignClosing, { slug, ends_at: iso(9) })
  const later = await admin.call(getTalentCampaign, { slug })
  expect([later.phase, later.ends_at, later.voting?.closes_at]).toEqual(['open', iso(9), iso(9)])
  expect(Date.parse(later.results_at) - Date.parse(seen.results_at)).toBe(2 * day)
  const afterOne = await told()
  expect(afterOne).toBeGreaterThan(before)
  // The same again tells nobody.
  await admin.call(setCampaignClosing, { slug, ends_at: iso(9) })
  expect(await told()).toBe(afterOne)

  expect((await admin.call(setCampaignClosing, { slug, ends_at: null })).campaign.phase).toBe(
    'judging',
  )
  const late = await world.callers.owner.send(createEntry, anEntryWish(slug, studentId))
  expect(problemOf(late)).toEqual([409, 'not_open', []])
  await admin.call(setCampaignClosing, { slug, ends_at: iso(1) })
  await world.callers.owner.call(createEntry, anEntryWish(slug, studentId))
})

test('a campaign is run again with its rules and its jury, under a name of its own', async () => {
  const model = await aTalentCampaign(api, {
    criteria,
    rules: ['One picture'],
    fileKinds: ['audio'],
    endsAt: inDays(-0.5),
    verdictAt: inDays(-0.25),
    juryEndsAt: inDays(-0.3),
  })
  const panellist = await aJudge(api, model.id, world.people['other guardian'].id)
  const wish = { slug: model.slug, title: 'Stage of 2027', starts_at: iso(1), ends_at: iso(8) }
  const refused = async (more: Partial<typeof wish>) =>
    problemOf(await admin.send(repeatCampaign, { ...wish, ...more }))
  expect(await refused({ slug: 'nothing' })).toEqual([404, 'not_found', []])
  expect(await refused({ title: '- -' })).toEqual([422, 'invalid_input', ['title']])
  expect(await refused({ ends_at: iso(1) })).toEqual([422, 'invalid_input', ['ends_at']])
  expect(await refused({ starts_at: iso(-3), ends_at: iso(-2) })).toEqual([
    422,
    'invalid_input',
    ['ends_at'],
  ])
  const made = await admin.call(repeatCampaign, wish)
  expect(made).toMatchObject({
    slug: 'stage-of-2027',
    phase: 'upcoming',
    entries_count: 0,
    rules: ['One picture'],
    criteria,
    file_kinds: ['audio'],
    verdict_at: null,
  })
  const { jurors, jury_ends_at } = await admin.call(getJuryDesk, { slug: made.slug })
  expect([jurors.map((one) => one.panellist), jury_ends_at]).toEqual([[panellist], null])
  // The jury of the old one stays as it is.
  await admin.call(setJuror, { slug: made.slug, panellist, email: null })
  const [old] = (await admin.call(getJuryDesk, { slug: model.slug })).jurors
  expect(old?.email).not.toBeNull()
  expect(await refused({ title: 'Stage, of 2027!' })).toEqual([422, 'invalid_input', ['title']])
})
