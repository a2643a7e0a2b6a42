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

/** Sixty words that are no slug, id, token or order code of ours. */
const signs = [
  '\0',
  '\n',
  ' ',
  "'",
  '"',
  '<',
  '>',
  '&',
  ';',
  '\\',
  '`',
  '$',
  '{',
  '}',
  '|',
  '^',
  '~',
  '*',
  '(',
  ')',
]
const bad = [
  ...signs.map((sign) => `a${sign}b`),
  ...signs.map((sign) => `${sign}x${sign}`),
  '..',
  '../../etc/passwd',
  "1' or '1'='1",
  '1;drop table users',
  '<script>alert(1)</script>',
  '-1.5',
  '1e99',
  '0x1f.2',
  'NaN.0',
  '१२३',
  'नमस्ते',
  '\u{1F9D2}',
  '\u202Eabc',
  'a/b',
  'a?b=c',
  'a#b',
  '%00',
  '%2e%2e%2f',
  'x'.repeat(199),
  'x'.repeat(5_000),
]

const open = contractCalls.filter(
  ({ session, method, params }) => session === 'none' && method === 'GET' && params,
)

test.each(open.map(({ name, base, path }) => [name, `/${base}${path}`] as const))(
  'V-016: 60 bad values in the address of %s find nothing',
  async (_name, path) => {
    expect(bad).toHaveLength(60)
    for (const value of bad) {
      const address = path.replaceAll(/:\w+/g, encodeURIComponent(value))
      // The parts of an address that are dots alone are taken out before it is sent.
      if (value === '..') continue
      const { statusCode, headers } = await send(api.app, `${address}?secret=x&page=1`)
      expect([value, [404, 422].includes(statusCode)]).toEqual([value, true])
      expect(headers['content-type']).toMatch(/json/)
    }
  },
)
