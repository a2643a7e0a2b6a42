import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { countNotifications, getProduct, getUser, requestToken } from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import { seedRows } from './demo/seed-demo.ts'
import { callerOf, migratedDatabase, startTestApi } from './testing/test-api.ts'
import type { TestApi } from './testing/test-api.ts'

let api: TestApi
let asked: string[] = []

const textOf = (first: unknown) =>
  typeof first === 'object' && first !== null && 'text' in first
    ? String(first.text)
    : String(first)

/** Notes each statement that the query builder sends outside transactions; limits and the queue send bare texts. */
function noted(opened: OpenDatabase): OpenDatabase {
  const client = new Proxy(opened.client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (name === 'query') asked.push(textOf(given[0]))
        return Reflect.apply(value, target, given) as unknown
      }
    },
  })
  return { ...opened, client } as OpenDatabase
}

beforeAll(async () => {
  api = await startTestApi({ database: noted(await migratedDatabase()) })
  await seedRows(api.db, api.clock.now)
}, 60_000)
afterAll(() => api.close())

async function statementsOf(call: Call, input: Record<string, unknown>) {
  const { access_token: token } = await callerOf(api.app).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: 'guardian@example.com',
    password: 'brightyard-demo',
  })
  asked = []
  const { statusCode } = await callerOf(api.app, { authorization: `Bearer ${token}` }).send(
    call,
    input,
  )
  expect(statusCode).toBe(200)
  return asked.filter((text) => /^select/i.test(text))
}

test.each([
  ['the signed-in user', getUser, {}, 1],
  ['one product with its related ones', getProduct, { id: 1 }, 2],
  ['the badge of the bell', countNotifications, {}, 2],
] as const)('%s takes so many statements at most', async (_title, call, input, most) => {
  const statements = await statementsOf(call, input)
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(most)
})
