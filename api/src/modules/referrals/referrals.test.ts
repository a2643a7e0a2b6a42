import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getPoints, referUser, requestToken } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { referralRewards } from '../../database/schema/identity.schema.ts'
import { referrals } from '../../database/schema/notifications.schema.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { sessionCookie } from '../auth/session.routes.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let caller: Caller
const friend = { email: 'friend@example.com', is_vendor: false } as const

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db, { mobile: null })
  caller = await signedInAs(api, guardian)
})
afterAll(() => api.close())

test('V-005, P-010: only signed-in people refer', async () => {
  expect((await callerOf(api.app).send(referUser, friend)).statusCode).toBe(401)
})

test.each(['', 'nobody', 'a@b', '12345', '+91 12', 'x'.repeat(300)])(
  'V-003, E-005: the server refuses a contact that is neither e-mail nor mobile: %s',
  async (email) => {
    const response = await caller.send(referUser, { ...friend, email })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toHaveProperty('email')
  },
)

test('F-026, Z-043: oneself, an existing user and the same contact again are refused in one and the same words', async () => {
  const existing = await aUser(api.db, { mobile: '+919876511111' })
  await caller.call(referUser, { ...friend, email: 'once@example.com' })
  for (const email of [guardian.email, existing.email, '098765 11111', ' Once@Example.com ']) {
    const response = await caller.send(referUser, { ...friend, email })
    expect(response.statusCode).toBe(422)
    expect(response.json().message).toBe('Enter valid email or phone')
  }
})

test('F-026, Y-019: twenty invitations a day, not twenty-one', async () => {
  for (let one = 0; one < 20; one++)
    await caller.call(referUser, { ...friend, email: `f${one}@example.com` })
  const refused = await caller.send(referUser, { ...friend, email: 'f20@example.com' })
  expect(refused.statusCode).toBe(429)
  expect(refused.json().message).toBe('Enter valid email or phone')
  api.clock.now = new Date(api.clock.now.getTime() + 24 * 60 * 60_000)
  caller = await signedInAs(api, guardian)
  await caller.call(referUser, { ...friend, email: 'f20@example.com' })
})

test('X-026, D-008: a partner referral keeps name, city and country, and sends an invitation with the code', async () => {
  const answer = await caller.call(referUser, {
    name: 'Allegro Academy',
    city: 'Pune',
    email: 'allegro@example.com',
    is_vendor: true,
    country_name: 'India',
    country_id: 222,
    country_phonecode: '+91',
  })
  expect(answer.message).toBe('User successfully invited.')
  await api.settled()
  expect(api.emails.at(-1)?.to).toBe('allegro@example.com')
  expect(api.emails.at(-1)?.text).toContain(
    `/partner-register?reference_code=${guardian.referenceCode}`,
  )
  const [row] = await api.db.select().from(referrals).where(eq(referrals.userId, guardian.id))
  expect(row).toMatchObject({
    name: 'Allegro Academy',
    city: 'Pune',
    isVendor: true,
    countryId: 222,
  })
})

test('V-014: one mobile number is one contact, however it is written', async () => {
  await caller.call(referUser, { ...friend, email: '98765 22222' })
  const again = await caller.send(referUser, { ...friend, email: '+91-9876522222' })
  expect(again.statusCode).toBe(422)
})

const pointsWith = (cookie: string) => callerOf(api.app, { cookie }).send(getPoints)

test.each(['', `${sessionCookie}=nonsense`, `${sessionCookie}=a.b`])(
  'M-008: nobody has points without a session: %s',
  async (cookie) => {
    const response = await pointsWith(cookie)
    expect(response.json()).toEqual({ points: null })
    expect(response.headers['cache-control']).toBe('no-store')
  },
)

test('M-008: a browser that is signed in sees its own points, and the session stays as it is', async () => {
  const joined = [await aUser(api.db), await aUser(api.db)]
  const rewards = joined.map(({ id }) => ({
    joinedUserId: id,
    userId: guardian.id,
    points: 100,
  }))
  await api.db.insert(referralRewards).values(rewards)
  const visitor = callerOf(api.app)
  const signedIn = await visitor.send(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: guardian.email,
    password: testPassword,
  })
  const value = signedIn.cookies.find(({ name }) => name === sessionCookie)?.value
  const cookie = `${sessionCookie}=${value}`
  expect((await pointsWith(cookie)).json()).toEqual({ points: 200 })
  const refresh = { grant_type: 'refresh_token', client_id: 'web' } as const
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect((await callerOf(api.app, { cookie }).send(requestToken, refresh)).statusCode).toBe(200)
  // The value has been replaced: it says nothing any more, and ends nothing.
  expect((await pointsWith(cookie)).json()).toEqual({ points: null })
})
