import { badWords } from '@brightyard/contract/testing'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { contractCalls } from '../../testing/access/contract-calls.ts'
import { send } from '../../testing/send.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 1000 })
}, 60_000)
afterAll(() => api.close())

const open = contractCalls.filter(
  ({ session, method, params }) => session === 'none' && method === 'GET' && params,
)

test.each(open.map(({ name, base, path }) => [name, `/${base}${path}`] as const))(
  'V-016: 60 bad values in the address of %s find nothing',
  async (_name, path) => {
    expect(new Set(badWords).size).toBe(60)
    for (const value of badWords) {
      const address = path.replaceAll(/:\w+/g, encodeURIComponent(value))
      const { statusCode, headers } = await send(api.app, `${address}?secret=x&page=1`)
      expect([value, [404, 422].includes(statusCode)]).toEqual([value, true])
      expect(headers['content-type']).toMatch(/json/)
    }
  },
)
