import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getKidSubscription, getSubscribedActivity } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { plans, subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { aSchoolDay } from '../../testing/access/access-world.ts'
import type { World } from '../../testing/access/access-row.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let day: World
beforeAll(async () => {
  api = await startTestApi()
  day = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

test('R-128, R-153, Z-049: the landing has plans by month, and an unknown code is not found', async () => {
  await api.db.insert(plans).values([
    { code: 'MATH_AI', name: 'Three months', months: 3, priceInPaise: 1_00_000, taxPercent: '18' },
    {
      code: 'MATH_AI',
      name: 'Old',
      months: 6,
      priceInPaise: 1,
      taxPercent: '18',
      hiddenAt: api.clock.now,
    },
  ])
  const { visitor } = day.callers
  const { plans: listed, topics } = await visitor.call(getSubscribedActivity, { code: 'math_ai' })
  expect(listed).toMatchObject([
    { months: 3, price_in_paise: 1_00_000, price_per_month_in_paise: 33_334, tax_percent: '18' },
  ])
  expect(topics).toBeGreaterThanOrEqual(50)
  for (const code of ['mathAI', 'MATHS', 'x'])
    expect((await visitor.send(getSubscribedActivity, { code })).statusCode).toBe(404)
})

test('a kid’s subscription says whether it runs', async () => {
  const read = async () =>
    (await day.callers.student.call(getKidSubscription, { code: 'MATH_AI' })).subscription
  expect(await read()).toMatchObject({ plan: 'Maths practice', state: 'active', is_running: true })
  await api.db
    .update(subscriptions)
    .set({ state: 'cancelled', endsAt: api.clock.now })
    .where(eq(subscriptions.studentId, day.kids.owner.studentId))
  expect(await read()).toMatchObject({ state: 'cancelled', is_running: false })
})
