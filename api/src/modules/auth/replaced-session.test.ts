import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { changePassword, endOtherSessions, getSecurity, getUser } from '@brightyard/contract'
import type { Call } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { pushSubscriptions } from '../../database/schema/family.schema.ts'
import { sessions, users } from '../../database/schema/users.schema.ts'
import { aUser, testPassword } from '../../testing/factories.ts'
import type { Answer } from '../../testing/send.ts'
import { cookieOf, renewIn, signInTo } from '../../testing/session-calls.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { deviceCookie } from './known-device.ts'
import { findStandingSession, rotateRefresh } from './session.repository.ts'
import { sessionCookie } from './session.routes.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
const pass = (milliseconds: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + milliseconds)
}

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
})
afterAll(() => api.close())

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

const renew = (value: string) => renewIn(api, value)
/** A browser, with what a thief could copy from it. */
function browserBy(answer: Answer, cookie = cookieOf(answer)?.value ?? '') {
  const authorization = `Bearer ${answer.json().access_token}`
  const headers = { authorization, cookie: `${sessionCookie}=${cookie}` }
  return { cookie, authorization, caller: callerOf(api.app, headers) }
}
const aBrowser = async () =>
  browserBy(await signInTo(api, guardian.email, {}, { 'user-agent': phone }))
const goOn = async (answer: Answer) => {
  const { value = '' } = cookieOf(answer) ?? {}
  return browserBy(await renew(value), value)
}

const ways: [string, Call, Record<string, string>][] = [
  [
    'a new password',
    changePassword,
    { current_password: testPassword, password: 'copper-lantern-58' },
  ],
  ['signing out the other devices', endOtherSessions, {}],
]

test.each(ways)(
  'Y-002: %s leaves copies of the own cookie and token good for nothing, and the browser signed in',
  async (_, call, input) => {
    const before = await aBrowser()
    pass(60_000)
    const now = browserBy(await renew(before.cookie))
    const other = await aBrowser()
    const answer = await now.caller.send(call, input)
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['message'])
    expect(cookieOf(answer)?.attributes).toEqual({
      secure: '',
      httponly: '',
      samesite: 'Lax',
      path: '/',
      'max-age': String(30 * 24 * 60 * 60),
    })
    for (const wait of [0, 35_000]) {
      pass(wait)
      for (const { caller, cookie } of [before, now, other]) {
        expect((await caller.send(getUser)).statusCode).toBe(401)
        expect((await renew(cookie)).statusCode).toBe(401)
      }
    }
    const after = await goOn(answer)
    expect(after.cookie.split('.')[0]).not.toBe(now.cookie.split('.')[0])
    expect((await after.caller.call(getUser)).id).toBe(guardian.id)
  },
)

test.each(ways)(
  'Y-002: after %s a renewal that was on its way does not take the new cookie away',
  async (_, call, input) => {
    const browser = await aBrowser()
    pass(60_000)
    const [answer, ...late] = await Promise.all([
      browser.caller.send(call, input),
      ...Array.from({ length: 20 }, () => renew(browser.cookie)),
    ])
    const after = await renew(browser.cookie)
    expect(after.statusCode).toBe(401)
    for (const renewal of [...late, after]) {
      if (renewal.statusCode === 200) continue // it came first
      expect([renewal.statusCode, renewal.json().code]).toEqual([401, 'session_replaced'])
      expect(cookieOf(renewal)).toBeUndefined()
    }
    expect((await (await goOn(answer)).caller.send(getUser)).statusCode).toBe(200)
  },
)

test('Y-002: a renewal that had begun before makes no value for a session that has been replaced', async () => {
  const browser = await aBrowser()
  const [id = ''] = browser.cookie.split('.')
  const found = await findStandingSession(api.db, id, api.clock.now)
  if (!found) throw new Error('The session was not found.')
  await browser.caller.call(endOtherSessions)
  expect(await rotateRefresh(api.db, found, { ...found, refreshHash: 'next' })).toBe(false)
})

test('Q-027: the device stays the one that was signed in, with its room and its push messages', async () => {
  const browser = await aBrowser()
  const [id = ''] = browser.cookie.split('.')
  await api.db
    .update(sessions)
    .set({ roomStudentId: 5, roomVendorId: 6 })
    .where(eq(sessions.id, id))
  await api.db.insert(pushSubscriptions).values({
    userId: guardian.id,
    sessionId: id,
    uniqueId: `browser-${guardian.id}`,
    endpoint: `https://push.example/${guardian.id}`,
    p256dh: 'key',
    auth: 'auth',
  })
  const [before] = (await browser.caller.call(getSecurity)).sessions
  const [stored] = await api.db.select().from(sessions).where(eq(sessions.id, id))
  pass(60_000)
  const { caller, cookie } = await goOn(await browser.caller.send(endOtherSessions))
  const [newId = ''] = cookie.split('.')
  expect((await caller.call(getSecurity)).sessions).toEqual([
    { ...before, id: newId, last_active_at: api.clock.now.toISOString() },
  ])
  const [standing] = await api.db.select().from(sessions).where(eq(sessions.id, newId))
  expect(standing).toMatchObject({
    validUntil: stored?.validUntil,
    roomStudentId: 5,
    roomVendorId: 6,
  })
  const [target] = await api.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, guardian.id))
  expect(target?.sessionId).toBe(newId)
})

test('a browser that changes the password is known from then on, like one that signs in', async () => {
  const { caller } = await aBrowser()
  const answer = await caller.send(changePassword, ways[0]?.[2] ?? {})
  expect(cookieOf(answer, deviceCookie)?.value).toMatch(new RegExp(`^${guardian.id}\\.`))
})

test('who has an access token, but no value that is in use, gets no cookie by signing out the other devices', async () => {
  const [own, other] = [await aBrowser(), await aBrowser()]
  const { authorization } = own
  pass(60_000)
  expect(cookieOf(await renew(own.cookie))?.value).not.toBe(own.cookie)
  pass(30_000)
  for (const value of ['', `${own.cookie.split('.')[0]}.x.y`, own.cookie]) {
    const cookie = `${sessionCookie}=${value}`
    const answer = await callerOf(api.app, { authorization, cookie }).send(endOtherSessions)
    expect([answer.statusCode, answer.cookies]).toEqual([200, []])
  }
  expect((await other.caller.send(getUser)).statusCode).toBe(401)
  expect((await own.caller.send(getUser)).statusCode).toBe(200)
})

test('without a password, signing out the other devices is no fresh sign-in', async () => {
  const { cookie } = await aBrowser()
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, guardian.id))
  pass(16 * 60_000)
  const { caller } = browserBy(await renew(cookie))
  const after = await goOn(await caller.send(endOtherSessions))
  const refused = await after.caller.send(changePassword, { password: 'copper-lantern-58' })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign_in_again'])
})

test('of two devices that sign each other out at once, one stays', async () => {
  const browsers = [await aBrowser(), await aBrowser()]
  const answers = await Promise.all(browsers.map(({ caller }) => caller.send(endOtherSessions)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
  const standing = await api.db.select().from(sessions).where(eq(sessions.userId, guardian.id))
  expect(standing.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
})
