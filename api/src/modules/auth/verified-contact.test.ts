import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { placeOrder, referUser, writeReview } from '@brightyard/contract'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

const never = { emailVerifiedAt: null, mobileVerifiedAt: null }
const attempts = [
  ['referring', referUser, { email: 'friend@example.com', is_vendor: false }],
  [
    'buying',
    placeOrder,
    {
      idempotency_key: randomUUID(),
      fingerprint: 'x'.repeat(43),
      address_id: 1,
      delivery: 'standard',
    },
  ],
  ['posting', writeReview, { id: 1, rating: 5, title: 'Good', text: 'Very good indeed.' }],
] as const

test.each(attempts)(
  'Y-018: %s waits until e-mail or mobile is verified',
  async (_, call, input) => {
    const { id: productId } = await aProduct(api.db)
    const given = { ...input, ...('rating' in input ? { id: productId } : {}) }
    const codeFor = async (fields: Parameters<typeof aUser>[1]) => {
      const caller = await signedInAs(api, await aUser(api.db, fields))
      return (await caller.send(call, given)).json().code
    }
    expect(await codeFor(never)).toBe('contact_not_verified')
    for (const one of ['emailVerifiedAt', 'mobileVerifiedAt'] as const)
      expect(await codeFor({ ...never, [one]: api.clock.now })).not.toBe('contact_not_verified')
  },
)

test('Y-018: a kid without e-mail and mobile, who signs in by a kid ID, is vouched for', async () => {
  const { user } = await aKid(api.db, { user: { loginId: 'KID-6001', ...never } })
  const kid = await signedInAs(api, user)
  const answer = await kid.send(referUser, { email: 'other@example.com', is_vendor: false })
  expect(answer.statusCode).toBe(200)
})
