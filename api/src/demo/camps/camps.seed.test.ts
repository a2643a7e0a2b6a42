import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getOfferingById, listCampTypes, listOfferings } from '@brightyard/contract'
import type { CallInput } from '@brightyard/contract'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { seedRows } from '../seed-demo.ts'

let api: TestApi
let visitor: Caller
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app)
  await seedRows(api.db, api.clock.now)
}, 60_000)
afterAll(() => api.close())

const listed = async (query: CallInput<typeof listOfferings>) =>
  (await visitor.call(listOfferings, { maxRows: 100, ...query })).data

test('five types of camps lead to thirty camps, each with a week, packages and pictures of its own', async () => {
  const { data: types } = await visitor.call(listCampTypes)
  expect(types).toHaveLength(5)
  const categories = types.flatMap(({ groups }) => groups)
  expect(categories.length).toBeGreaterThanOrEqual(12)
  expect(categories.flatMap(({ groups }) => groups).length).toBeGreaterThanOrEqual(20)
  const camps = [
    ...(await listed({ kinds: ['camp'] })),
    ...(await listed({ kinds: ['camp'], past: true })),
  ]
  expect(camps.length).toBeGreaterThanOrEqual(30)
  expect(new Set(camps.map(({ picture }) => picture?.src)).size).toBe(camps.length)
  expect(new Set(camps.flatMap(({ venue }) => venue?.city ?? [])).size).toBeGreaterThan(7)
  expect(camps.filter(({ mode }) => mode === 'online').length).toBeGreaterThan(2)
  expect(camps.filter((camp) => camp.is_sold_out).length).toBeGreaterThan(3)
  expect(camps.filter((camp) => camp.is_past)).toHaveLength(2)
  expect(camps.every(({ groups }) => groups && groups.length >= 2)).toBe(true)
  for (const { id } of camps) {
    const camp = await visitor.call(getOfferingById, { id })
    expect([camp.title, camp.ticket_types.every(({ includes }) => includes?.length)]).toEqual([
      camp.title,
      true,
    ])
    expect(camp.teachers).toHaveLength(1)
    if (!camp.is_past) expect(camp.batches.length).toBeGreaterThan(0)
  }
})
