import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  changePassword,
  forgotPassword,
  getUser,
  requestToken,
  resetPassword,
} from '@brightyard/contract'
import { passwordResets } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let visitors = 0
const aVisitor = () => callerOf(api.app, { 'x-forwarded-for': `198.51.100.${++visitors}` })
const newPassword = 'copper-meadow-81'

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db)
  await api.settled()
  api.emails.length = 0
})
afterAll(() => api.close())

const signIn = (password: string) =>
  aVisitor().send(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: guardian.email,
    password,
  })

async function askForLink(username = guardian.email ?? '') {
  const answer = await aVisitor().call(forgotPassword, { username })
  await api.settled()
  const token = /reset_password\/([\w-]+)/.exec(api.emails.at(-1)?.text ?? '')?.[1]
  return { answer, token: token ?? '' }
}

test('A-023: known, unknown and unreadable accounts get the same answer; only the known one gets an email', async () => {
  const known = await askForLink()
  expect(api.emails).toHaveLength(1)
  expect(api.emails[0]?.to).toBe(guardian.email)
  const unknown = await askForLink('nobody@example.com')
  const unreadable = await askForLink('not a contact')
  expect(unknown.answer).toEqual(known.answer)
  expect(unreadable.answer).toEqual(known.answer)
  expect(api.emails).toHaveLength(1)
})

test('Y-017: the link holds 256 random bits, and the database only their hash', async () => {
  const { token } = await askForLink()
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(JSON.stringify(await api.db.select().from(passwordResets))).not.toContain(token)
})

test.each(['', 'x', 'a'.repeat(43)])('an unknown link is refused: %s', async (token) => {
  const response = await aVisitor().send(resetPassword, { token, password: newPassword })
  expect(response.statusCode).toBe(422)
})

test('A-023, Y-017: a link works once, ends every session and notifies the owner', async () => {
  const session = await signedInAs(api, guardian)
  const { token } = await askForLink()
  await aVisitor().call(resetPassword, { token, password: newPassword })
  await api.settled()
  expect(api.emails.at(-1)).toMatchObject({
    to: guardian.email,
    subject: expect.stringContaining('was changed'),
  })
  expect((await session.send(getUser)).statusCode).toBe(401)
  expect((await signIn(testPassword)).statusCode).toBe(401)
  expect((await signIn(newPassword)).statusCode).toBe(200)
  const again = await aVisitor().send(resetPassword, { token, password: 'another-word-33' })
  expect(again.statusCode).toBe(422)
  expect(again.json().code).toBe('link_expired')
})

test('Y-017: of many uses of one link at once, one counts', async () => {
  const { token } = await askForLink()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      aVisitor().send(resetPassword, { token, password: newPassword }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('Y-017: a link is refused after thirty minutes', async () => {
  const { token } = await askForLink()
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
  const response = await aVisitor().send(resetPassword, { token, password: newPassword })
  expect(response.json().code).toBe('link_expired')
})

test('a common new password is refused and does not use up the link', async () => {
  const { token } = await askForLink()
  const refused = await aVisitor().send(resetPassword, { token, password: 'password123' })
  expect(refused.json().fields.password).toContain('most common')
  await aVisitor().call(resetPassword, { token, password: newPassword })
})

test('an earlier link stops working once a later one was used', async () => {
  const first = await askForLink()
  const second = await askForLink()
  await aVisitor().call(resetPassword, { token: second.token, password: newPassword })
  const response = await aVisitor().send(resetPassword, {
    token: first.token,
    password: newPassword,
  })
  expect(response.statusCode).toBe(422)
})

test('Y-017: an account gets five emails in thirty minutes, and the answer stays the same', async () => {
  const { answer } = await askForLink()
  for (let one = 0; one < 6; one++) expect((await askForLink()).answer).toEqual(answer)
  expect(api.emails).toHaveLength(5)
})

test('Y-017: an address may make 25 requests in five minutes, not 26', async () => {
  const visitor = aVisitor()
  for (let one = 0; one < 25; one++)
    await visitor.call(forgotPassword, { username: `a${one}@example.com` })
  const response = await visitor.send(forgotPassword, { username: 'b@example.com' })
  expect(response.statusCode).toBe(429)
  expect(response.headers['retry-after']).toBe('300')
})

test('Y-002: changing the password needs the current one and ends every session of before', async () => {
  expect(
    (
      await aVisitor().send(changePassword, {
        current_password: testPassword,
        password: newPassword,
      })
    ).statusCode,
  ).toBe(401)
  const here = await signedInAs(api, guardian)
  const elsewhere = await signedInAs(api, guardian)
  const wrong = await here.send(changePassword, {
    current_password: 'wrong',
    password: newPassword,
  })
  expect(wrong.json().fields).toHaveProperty('current_password')
  await here.call(changePassword, { current_password: testPassword, password: newPassword })
  for (const session of [here, elsewhere])
    expect((await session.send(getUser)).statusCode).toBe(401)
  expect((await signIn(newPassword)).statusCode).toBe(200)
})
