import { getTalentCampaign, listCampaigns } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aSentEntry, aTalentCampaign } from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test('R-066: a list counts the entries of each campaign as its own page does', async () => {
  const { callers, kids } = await aSchoolDay(api)
  const { slug } = await aTalentCampaign(api)
  const empty = await aTalentCampaign(api)
  for (let each = 0; each < 2; each += 1)
    await aSentEntry(callers.owner, slug, kids.owner.studentId)
  const { data } = await callers.owner.call(listCampaigns, { maxRows: 50 })
  const listed = (name: string) => data.find((one) => one.slug === name)?.entries_count
  expect([listed(slug), listed(empty.slug)]).toEqual([2, 0])
  expect((await callers.owner.call(getTalentCampaign, { slug })).entries_count).toBe(2)
})
