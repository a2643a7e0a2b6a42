import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { getProduct, listProducts, search } from '@brightyard/contract'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ embedded: true })
}, 60_000)
afterAll(() => api.close())

test('Y-036: on the embedded database a product does not wait for a search to end', async () => {
  const { id } = await aProduct(api.db)
  const visitor = callerOf(api.app)
  await visitor.call(getProduct, { id })
  const answered: string[] = []
  await Promise.all([
    visitor.call(search, { text: 'no such words here' }).then(() => answered.push('search')),
    visitor.call(getProduct, { id }).then(() => answered.push('product')),
  ])
  expect(answered).toEqual(['product', 'search'])
})

test('Y-036: on the embedded database one search is done before the next begins', async () => {
  if (api.database.kind !== 'pglite') throw new Error('This is about the embedded database.')
  const statements = jest.spyOn(api.database.client, 'query')
  const words = ['kite', 'puzzle', 'drum', 'globe']
  const visitor = callerOf(api.app)
  await Promise.all(
    words.map((word, at) =>
      at % 2 ? visitor.call(search, { text: word }) : visitor.call(listProducts, { search: word }),
    ),
  )
  const asked = statements.mock.calls.flatMap(
    ([, values]) => words.find((word) => JSON.stringify(values ?? []).includes(word)) ?? [],
  )
  expect(asked.length).toBeGreaterThan(2 * words.length)
  const changes = asked.filter((word, at) => word !== asked[at - 1])
  expect(changes).toHaveLength(words.length)
})
