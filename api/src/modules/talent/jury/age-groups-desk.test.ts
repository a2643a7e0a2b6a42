import {
  getJuryDesk,
  getTalentCampaign,
  saveJuryPoints,
  setCampaignAgeGroups,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../../testing/factories.ts'
import { aJudgedCampaign } from '../../../testing/jury-factories.ts'
import { aTalentCampaign } from '../../../testing/talent-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { Caller, TestApi } from '../../../testing/test-api.ts'

let api: TestApi
let world: World
let admin: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
  admin = world.callers['super admin']
}, 60_000)
afterAll(() => api.close())

type Pair = [from: number, to: number]
const set = (slug: string, ...groups: Pair[]) =>
  admin.send(setCampaignAgeGroups, {
    slug,
    age_groups: groups.map(([from, to]) => ({ from, to })),
  })

test('T-013: groups that overlap, leave the ages of the campaign, or leave some of them out are refused at their field', async () => {
  const { slug } = await aTalentCampaign(api)
  const refused = async (...groups: Pair[]) => {
    const answer = await set(slug, ...groups)
    return [answer.statusCode, ...Object.keys(answer.json().fields ?? {})]
  }
  expect((await set('nothing')).statusCode).toBe(404)
  expect(await refused([4, 7], [7, 9])).toEqual([422, 'age_groups.1.from'])
  expect(await refused([3, 7], [8, 17])).toEqual([422, 'age_groups.0.from', 'age_groups.1.to'])
  expect(await refused([9, 7])).toEqual([422, 'age_groups.0.to'])
  expect(await refused([6, 8])).toEqual([422, 'age_groups.0.from', 'age_groups.0.to'])
  expect(await refused([10, 16], [4, 7])).toEqual([422, 'age_groups.0.from'])
  expect((await refused([4.5, 7]))[0]).toBe(422)
  const many = Array.from({ length: 9 }, (_, at): Pair => [4 + at, 4 + at])
  expect((await refused(...many))[0]).toBe(422)
  const { campaign } = await admin.call(getJuryDesk, { slug })
  expect([campaign.age_from, campaign.age_to, campaign.age_groups]).toEqual([4, 16, []])
})

test('T-013: groups are set, shown to all, the youngest first, and taken back', async () => {
  const { slug } = await aTalentCampaign(api)
  const shown = async () =>
    (await world.callers.visitor.call(getTalentCampaign, { slug })).age_groups
  await set(slug, [8, 16], [4, 7])
  const { campaign } = await admin.call(getJuryDesk, { slug })
  expect(campaign.age_groups).toEqual([
    { from: 4, to: 7 },
    { from: 8, to: 16 },
  ])
  expect(await shown()).toEqual(['4 to 7 years', '8 to 16 years'])
  expect((await set(slug)).statusCode).toBe(200)
  expect(await shown()).toEqual([])
})

test('T-013: with the first points, also of a draft, or a verdict the groups stay as they are', async () => {
  const { 'other guardian': guardian } = world.callers
  const { studentId } = world.kids['other guardian']
  const juror = await aUser(api.db)
  const { id, slug, entries } = await aJudgedCampaign(api, {
    entries: [{ guardian, studentId }],
    jurors: [juror.id],
    fields: { juryEndsAt: new Date(api.clock.now.getTime() + 1000 * 60 * 60) },
  })
  const [seat] = await api.db
    .insert(juryAssignments)
    .values({ entryId: entries[0] ?? 0, userId: juror.id })
    .returning({ id: juryAssignments.id })
  expect((await set(slug, [4, 16])).json().may_change_age_groups).toBe(true)
  const points = [{ key: 'idea', points: 3 }]
  const draft = { id: seat?.id ?? 0, points, is_final: false }
  await (await signedInAs(api, juror)).call(saveJuryPoints, draft)
  const refused = await set(slug, [4, 10], [11, 16])
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'scored'])
  const desk = await admin.call(getJuryDesk, { slug })
  expect([desk.may_change_age_groups, desk.campaign.age_groups]).toEqual([
    false,
    [{ from: 4, to: 16 }],
  ])
  await api.db.update(campaigns).set({ verdictAt: api.clock.now }).where(eq(campaigns.id, id))
  expect((await set(slug, [4, 10])).json().code).toBe('closed')
})
