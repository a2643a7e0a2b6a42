import { listOwnEntries } from '@brightyard/contract'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { World } from '../../testing/access/access-row.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import { aDraft, aTalentCampaign } from '../../testing/talent-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let world: World
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  world = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

test('T-009: a family asks for its entries of one campaign, without those of others', async () => {
  const { owner, 'other guardian': other } = world.callers
  const { slug } = await aTalentCampaign(api)
  const { slug: elsewhere } = await aTalentCampaign(api)
  await aDraft(other, slug, world.kids['other guardian'].studentId)
  const ids = []
  for (const one of [slug, elsewhere, slug])
    ids.push((await aDraft(owner, one, world.kids.owner.studentId)).id)
  const listed = async (query: { slug: string; before?: number }) => {
    const { data, meta } = await owner.call(listOwnEntries, query)
    return [meta.total, ...data.map(({ id }) => id)]
  }
  expect((await owner.send(listOwnEntries, { slug: 'no / name' })).statusCode).toBe(422)
  expect(await listed({ slug: 'nothing' })).toEqual([0])
  expect(await listed({ slug: slug.toUpperCase() })).toEqual([2, ids[2], ids[0]])
  expect(await listed({ slug, before: ids[2] ?? 0 })).toEqual([2, ids[0]])
})
