import {
  getTalentCampaign,
  listCampaignEntries,
  previewVerdict,
  publishVerdict,
} from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eq, like } from 'drizzle-orm'
import { notifications } from '../../../database/schema/notifications.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import type { World } from '../../../testing/access/access-row.ts'
import { aSchoolDay } from '../../../testing/access/access-world.ts'
import { aUser, signedInAs } from '../../../testing/factories.ts'
import { aJudgedCampaign, assigned, score } from '../../../testing/jury-factories.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import { certificateWords } from './entry-certificate-pdf.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

test('T-013: a verdict ranks each age group by itself, and the news name the group', async () => {
  const { owner, visitor, 'super admin': admin } = world.callers
  const { studentId } = world.kids.owner
  const juror = await aUser(api.db)
  const works = [
    { title: 'A', age: 5, points: 3 },
    { title: 'B', age: 13, points: 9 },
    { title: 'C', age: 7, points: 6 },
    { title: 'D', age: 17, points: 7 },
  ]
  const ageGroups = [
    { from: 4, to: 7 },
    { from: 8, to: 11 },
    { from: 12, to: 16 },
  ]
  const { slug, entries } = await aJudgedCampaign(api, {
    entries: works.map(() => ({ guardian: owner, studentId })),
    jurors: [juror.id],
    fields: { ageGroups },
  })
  for (const [at, { title, age }] of works.entries())
    await api.db
      .update(talentEntries)
      .set({ title, age })
      .where(eq(talentEntries.id, entries[at] ?? 0))
  await assigned(api, admin, slug, 1)
  await score(
    await signedInAs(api, juror),
    slug,
    (title) => works.find((one) => one.title === title)?.points ?? 0,
  )
  const preview = await admin.call(previewVerdict, { slug })
  expect(preview.entries.map(({ title, age_group, rank }) => [title, age_group, rank])).toEqual([
    ['C', '4 to 7 years', 1],
    ['A', '4 to 7 years', 2],
    ['B', '12 to 16 years', 1],
    ['D', '12 to 16 years', 2],
  ])
  await admin.call(publishVerdict, { slug, digest: preview.digest })
  const winners = await visitor.call(listCampaignEntries, { slug, show: 'winners' })
  expect(winners.data.map(({ title, place }) => [title, place])).toEqual([
    ['B', 1],
    ['C', 1],
    ['A', 2],
    ['D', 2],
  ])
  expect((await visitor.call(getTalentCampaign, { slug })).age_groups).toEqual([
    '4 to 7 years',
    '8 to 11 years',
    '12 to 16 years',
  ])
  const told = await api.db
    .select()
    .from(notifications)
    .where(like(notifications.title, 'Place 1 %'))
  expect(told.map(({ title }) => title).toSorted()).toEqual([
    'Place 1 (12 to 16 years) for “B”',
    'Place 1 (4 to 7 years) for “C”',
  ])
})

test('T-013: a certificate says among whom the place is', () => {
  const ageGroup = '4 to 7 years'
  expect(certificateWords({ place: 1, ageGroup })).toBe('among those of 4 to 7 years goes to')
  expect(certificateWords({ place: 1, ageGroup: null })).toBe('goes to')
  expect(certificateWords({ place: null, ageGroup })).toBe('for')
})
