import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  changeContact,
  confirmContact,
  endOtherSessions,
  endSession,
  getProfile,
  getSecurity,
  getUser,
  removeContact,
  requestToken,
  verifyContact,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema/users.schema.ts'
import { aKid, aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let caller: Caller
const minute = 60_000
const proof = { current_password: testPassword }

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
  caller = await signedInAs(api, guardian)
  await api.settled()
  api.emails.length = 0
})
afterAll(() => api.close())

async function codeFor(contact: string) {
  await api.settled()
  return /\b\d{6}\b/.exec(api.emails.findLast(({ to }) => to === contact)?.text ?? '')?.[0] ?? ''
}
const onPhone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

async function signedInFrom(userAgent: string) {
  const { access_token } = await callerOf(api.app, { 'user-agent': userAgent }).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: guardian.email ?? '',
    password: testPassword,
  })
  return callerOf(api.app, { authorization: `Bearer ${access_token}` })
}

test('Q-027: every sign-in is listed with its device and times; the own one is marked and first', async () => {
  api.clock.now = new Date(api.clock.now.getTime() + minute)
  await signedInFrom(onPhone)
  const { sessions } = await caller.call(getSecurity)
  expect(sessions).toMatchObject([
    { is_current: true },
    { is_current: false, device: 'Chrome on Android', signed_in_at: api.clock.now.toISOString() },
  ])
})

test('Q-027: another device is signed out, and refused from then on; a foreign one is not found', async () => {
  const phone = await signedInFrom(onPhone)
  const other = await signedInAs(api, await aUser(api.db))
  const { sessions } = await caller.call(getSecurity)
  const id = sessions[1]?.id ?? ''
  expect((await other.send(endSession, { id })).statusCode).toBe(404)
  expect((await phone.send(getUser)).statusCode).toBe(200)
  await caller.call(endSession, { id })
  expect((await phone.send(getUser)).statusCode).toBe(401)
  expect((await caller.send(endSession, { id })).statusCode).toBe(404)
})

test('Q-027: all others are signed out, and the one that acts stays', async () => {
  const others = [await signedInFrom(onPhone), await signedInFrom('curl/8')]
  const stranger = await signedInAs(api, await aUser(api.db))
  await caller.call(endOtherSessions)
  for (const other of others) expect((await other.send(getUser)).statusCode).toBe(401)
  expect((await caller.call(getSecurity)).sessions).toHaveLength(1)
  expect((await stranger.send(getUser)).statusCode).toBe(200)
})

test.each([
  [changeContact, { contact: 'new@example.com' }],
  [removeContact, { kind: 'email' }],
])('Q-023: $name wants the current password', async (call, input) => {
  for (const current_password of [undefined, '', 'wrong']) {
    const response = await caller.send(call, { ...input, current_password })
    expect(Object.keys(response.json().fields)).toEqual(['current_password'])
  }
  await api.settled()
  expect(api.emails).toEqual([])
})

test('Q-023: the new contact is verified by a code, and the old one notified', async () => {
  const { ticket } = await caller.call(changeContact, { contact: ' New1@Example.com ', ...proof })
  expect((await caller.call(getProfile)).email).toBe(guardian.email)
  const code = await codeFor('new1@example.com')
  await caller.call(confirmContact, { ticket, code })
  expect(await caller.call(getProfile)).toMatchObject({
    email: 'new1@example.com',
    email_verified: true,
  })
  await api.settled()
  expect(api.emails.at(-1)).toMatchObject({
    to: guardian.email,
    subject: expect.stringContaining('was changed'),
  })
})

test('Q-023, V-014: a mobile number is added by a text message, in its one form', async () => {
  const { ticket } = await caller.call(changeContact, { contact: '98765 88001', ...proof })
  const code = await codeFor('+919876588001')
  await caller.call(confirmContact, { ticket, code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(await caller.call(getProfile)).toMatchObject({
    mobile: '+919876588001',
    mobile_verified: true,
  })
})

test('a contact of another account gets the same answer, and its owner a notice in place of a code', async () => {
  const owner = await aUser(api.db)
  const free = await caller.call(changeContact, { contact: 'unused@example.com', ...proof })
  const taken = await caller.call(changeContact, { contact: owner.email ?? '', ...proof })
  expect(taken.message.replace(owner.email ?? '', '')).toBe(
    free.message.replace('unused@example.com', ''),
  )
  await api.settled()
  expect(api.emails.findLast(({ to }) => to === owner.email)?.text).not.toMatch(/\b\d{6}\b/)
  const refused = await caller.send(confirmContact, { ticket: taken.ticket, code: '123456' })
  expect(refused.statusCode).toBe(422)
})

test('Y-011: a code changes nothing in the hands of another account', async () => {
  const { ticket } = await caller.call(changeContact, { contact: 'mine@example.com', ...proof })
  const code = await codeFor('mine@example.com')
  const other = await signedInAs(api, await aUser(api.db))
  expect((await other.send(confirmContact, { ticket, code })).json().code).toBe('code_expired')
  await caller.call(confirmContact, { ticket, code })
})

test('of two accounts that confirm one contact at once, one gets it', async () => {
  const other = await signedInAs(api, await aUser(api.db))
  const contact = 'contested@example.com'
  const both = []
  for (const who of [caller, other]) {
    const { ticket } = await who.call(changeContact, { contact, ...proof })
    both.push({ who, ticket, code: await codeFor(contact) })
  }
  const answers = await Promise.all(
    both.map(({ who, ticket, code }) => who.send(confirmContact, { ticket, code })),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await api.db.select().from(users).where(eq(users.email, contact))).toHaveLength(1)
})

test('Q-026: an unverified contact is confirmed by a code, and a verified one needs none', async () => {
  await api.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, guardian.id))
  const { ticket } = await caller.call(verifyContact, { kind: 'email' })
  await caller.call(confirmContact, { ticket, code: await codeFor(guardian.email ?? '') })
  expect((await caller.call(getProfile)).email_verified).toBe(true)
  const again = await caller.send(verifyContact, { kind: 'email' })
  expect(again.json().code).toBe('verified_already')
  expect((await caller.send(verifyContact, { kind: 'mobile' })).statusCode).toBe(422)
})

test('Q-023: a contact goes as long as another way in stays', async () => {
  const last = await caller.send(removeContact, { kind: 'email', ...proof })
  expect(last.json().fields).toHaveProperty('kind')
  await api.db
    .update(users)
    .set({ mobile: `+9198765${70_000 + guardian.id}` })
    .where(eq(users.id, guardian.id))
  await caller.call(removeContact, { kind: 'email', ...proof })
  expect((await caller.call(getProfile)).email).toBeNull()
})

test('a kid who signs in by a kid ID may take its e-mail away', async () => {
  const { user } = await aKid(api.db, {
    guardianId: guardian.id,
    user: { loginId: `KID-8${guardian.id}`, email: `kid${guardian.id}@example.com` },
  })
  const kid = await signedInAs(api, user)
  await kid.call(removeContact, { kind: 'email', ...proof })
})

test('Q-023: an account without a password proves itself by a sign-in of the last 15 minutes', async () => {
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, guardian.id))
  await caller.call(changeContact, { contact: 'fresh@example.com' })
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 14.9 * minute)
  await caller.call(changeContact, { contact: 'fresh@example.com' })
  const { access_token } = await renewed(before)
  api.clock.now = new Date(before.getTime() + 15.1 * minute)
  const refused = await callerOf(api.app, { authorization: `Bearer ${access_token}` }).send(
    changeContact,
    { contact: 'stale@example.com' },
  )
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'sign_in_again'])
})

/** A token that has not expired, of a session that has ended. */
async function renewed(startedAt: Date) {
  const { createSessions } = await import('../auth/sessions.ts')
  const secret = 'a secret of the tests, longer than 32 characters'
  const sessions = createSessions({ db: api.db, secret, now: () => startedAt })
  const { refreshValue } = await sessions.start(guardian.id, { device: 'Test' })
  const later = createSessions({ db: api.db, secret, now: () => api.clock.now })
  const answer = await later.renew(refreshValue ?? '')
  if (!answer || answer === 'replaced') throw new Error('The session was not renewed.')
  return answer.token
}
