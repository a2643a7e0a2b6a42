import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getUser, logout, requestToken } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { sessions, users } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { send } from '../../testing/send.ts'
import { cookieOf, renewIn, signInTo } from '../../testing/session-calls.ts'
import { callerOf, ownHeaders, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { sessionCookie } from './session.routes.ts'

let api: TestApi
let visitor: ReturnType<typeof callerOf>
let guardian: Awaited<ReturnType<typeof aUser>>
const minutes = (count: number) => count * 60_000
const days = (count: number) => minutes(count * 24 * 60)
const pass = (milliseconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds)
}

beforeAll(async () => {
  api = await startTestApi()
  visitor = callerOf(api.app)
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
})
afterAll(() => api.close())

const signIn = (fields?: Record<string, unknown>, headers?: Record<string, string>) =>
  signInTo(api, guardian.email, fields, headers)
const refresh = (value: string | undefined) => renewIn(api, value)
const userBy = (token: string) =>
  callerOf(api.app, { authorization: `Bearer ${token}` }).send(getUser)

test('X-029: without a session the current user is refused with 401 and a way out', async () => {
  const response = await visitor.send(getUser)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({
    code: 'not_signed_in',
    message: 'Please sign in to continue.',
    request_id: response.headers['x-request-id'],
  })
})

test.each(['nonsense', 'Bearer', 'Bearer a.b.c', 'Basic abc'])(
  'a bad token is no session: %s',
  async (authorization) => {
    expect((await callerOf(api.app, { authorization }).send(getUser)).statusCode).toBe(401)
  },
)

test('Y-015: an unknown account and a wrong password are refused in the same words', async () => {
  const wrong = await signIn({ password: 'not-the-password' })
  const unknown = await signIn({ username: 'nobody@example.com' })
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401])
  expect(wrong.json().message).toBe(unknown.json().message)
  expect(wrong.cookies).toEqual([])
})

test('Y-015: after ten failures the account and address wait, each further failure longer', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' }
  for (let failure = 0; failure < 10; failure++) {
    expect((await signIn({ password: 'wrong' }, from)).statusCode).toBe(401)
  }
  const blocked = await signIn({}, from)
  expect(blocked.statusCode).toBe(429)
  expect(Number(blocked.headers['retry-after'])).toBe(60)
  expect((await signIn({}, { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200)
  pass(minutes(1))
  expect((await signIn({ password: 'wrong' }, from)).statusCode).toBe(401)
  expect(Number((await signIn({}, from)).headers['retry-after'])).toBe(120)
  pass(minutes(2))
  expect((await signIn({}, from)).statusCode).toBe(200)
  expect((await signIn({ password: 'wrong' }, from)).statusCode).toBe(401)
})

test('Y-015: fifty guesses at once are counted like guesses one by one', async () => {
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => signIn({ password: 'wrong' }, from)),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
})

test('V-012: a sign-in without name or password says which is missing', async () => {
  const response = await visitor.send(requestToken, { grant_type: 'password', client_id: 'web' })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual(['username', 'password'])
})

test('A-002, X-027, Z-007: a password gives an access token, and no secret is needed', async () => {
  const response = await signIn()
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    token_type: 'Bearer',
    access_token: expect.any(String),
    expires_in: 900,
    user_id: guardian.id,
  })
  expect((await userBy(response.json().access_token)).json().id).toBe(guardian.id)
})

test('X-027, Z-007: the same call works form-encoded, and a client secret is ignored', async () => {
  const response = await send(api.app, '/vendor/oauth/token', {
    method: 'POST',
    headers: ownHeaders,
    body: new URLSearchParams({
      grant_type: 'password',
      client_id: 'web',
      client_secret: 'anything',
      username: guardian.email ?? '',
      password: testPassword,
    }),
  })
  expect(response.statusCode).toBe(200)
})

test('a kid signs in by its login id, in any case of letters', async () => {
  await aUser(api.db, { role: 'student', email: null, loginId: 'KID-2001' })
  expect((await signIn({ username: 'kid-2001' })).statusCode).toBe(200)
})

test('a mobile number signs in however it is written', async () => {
  await aUser(api.db, { mobile: '+919876500001' })
  expect((await signIn({ username: '98765 00001' })).statusCode).toBe(200)
  expect((await signIn({ username: '+91 98765-00001' })).statusCode).toBe(200)
})

test('a locked account cannot sign in, and its open session ends at once', async () => {
  const token = (await signIn()).json().access_token
  await api.db.update(users).set({ lockedAt: api.clock.now }).where(eq(users.id, guardian.id))
  expect((await signIn()).statusCode).toBe(401)
  expect((await userBy(token)).statusCode).toBe(401)
})

test('Y-001: the refresh value travels in a cookie that scripts cannot read, and only there', async () => {
  const response = await signIn()
  expect(cookieOf(response)?.attributes).toEqual({
    secure: '',
    httponly: '',
    samesite: 'Lax',
    path: '/',
    'max-age': String(30 * 24 * 60 * 60),
  })
  expect(response.body).not.toContain(cookieOf(response)?.value)
  const secret = cookieOf(response)?.value.split('.')[1] ?? ''
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  const stored = await api.db.select().from(sessions)
  expect(JSON.stringify(stored)).not.toContain(secret)
})

test('Y-003: an access token lasts fifteen minutes', async () => {
  const token = (await signIn()).json().access_token
  pass(minutes(14))
  expect((await userBy(token)).statusCode).toBe(200)
  pass(minutes(2))
  expect((await userBy(token)).statusCode).toBe(401)
})

test('Y-003: a session ends after 14 days without use, and after 30 days in any case', async () => {
  const idle = cookieOf(await signIn())?.value
  pass(days(14) + 1)
  expect((await refresh(idle)).statusCode).toBe(401)

  let value = cookieOf(await signIn())?.value
  for (let day = 0; day < 30; day += 10) {
    pass(days(9.9))
    value = cookieOf(await refresh(value))?.value
    expect(value).toBeTruthy()
  }
  pass(days(0.4))
  expect((await refresh(value)).statusCode).toBe(401)
})

test.each([undefined, '', 'no-such-session.secret', '.', 'a'])(
  'an unknown refresh value is refused: %s',
  async (value) => {
    const response = await refresh(value)
    expect(response.statusCode).toBe(401)
    expect(response.json().code).toBe('session_over')
  },
)

test('X-028, Y-002: after sign-out neither the token nor the refresh value work', async () => {
  const response = await signIn()
  const token = response.json().access_token
  const cookie = `${sessionCookie}=${cookieOf(response)?.value}`
  const out = await callerOf(api.app, { authorization: `Bearer ${token}`, cookie }).send(logout)
  expect(out.statusCode).toBe(200)
  expect(cookieOf(out)?.value).toBe('')
  expect((await userBy(token)).statusCode).toBe(401)
  expect((await refresh(cookieOf(response)?.value)).statusCode).toBe(401)
})

test('X-028: sign-out by the cookie alone ends the session, and without any session is no error', async () => {
  const response = await signIn()
  const cookie = `${sessionCookie}=${cookieOf(response)?.value}`
  expect((await callerOf(api.app, { cookie }).send(logout)).statusCode).toBe(200)
  expect((await userBy(response.json().access_token)).statusCode).toBe(401)
  expect((await visitor.send(logout)).statusCode).toBe(200)
})

test('Y-002: signing in again replaces the session of this browser', async () => {
  const first = await signIn()
  const cookie = `${sessionCookie}=${cookieOf(first)?.value}`
  expect((await signIn({}, { cookie })).statusCode).toBe(200)
  expect((await userBy(first.json().access_token)).statusCode).toBe(401)
  // A tab whose renewal was on its way takes nobody's new cookie away, and asks again.
  const late = await refresh(cookieOf(first)?.value)
  expect([late.statusCode, late.json().code]).toEqual([401, 'session_replaced'])
  expect(cookieOf(late)).toBeUndefined()
})

test('A-020, D-003: the current user has exactly the fields of the specification, and ours', async () => {
  const caller = await signedInAs(api, guardian)
  expect(await caller.call(getUser)).toEqual({
    id: guardian.id,
    name: guardian.name,
    email: guardian.email,
    mobile: null,
    avatar: null,
    role_id: 1,
    role: 'guardian',
    student_id: null,
    reference_code: guardian.referenceCode,
    roomStudent: null,
    roomVendor: null,
  })
})

test.each([
  ['guardian', 1],
  ['student', 2],
  ['school', 2],
  ['vendor', 3],
  ['vendorStaff', 4],
  ['superAdmin', 5],
  ['schoolRepresentative', 6],
] as const)('Z-001: a %s has role_id %i', async (role, roleId) => {
  const caller = await signedInAs(api, await aUser(api.db, { role }))
  expect(await caller.call(getUser)).toMatchObject({ role, role_id: roleId })
})

test('Y-004: private answers are not stored', async () => {
  const response = await signIn()
  expect(response.headers['cache-control']).toBe('no-store')
  expect((await userBy(response.json().access_token)).headers['cache-control']).toBe('no-store')
})
