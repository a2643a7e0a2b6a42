import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  changePassword,
  endOtherSessions,
  forgotPassword,
  logout,
  openNotificationStream,
  resetPassword,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { createApi } from '../../create-api.ts'
import { users } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { callerOf, startTestApi, testOrigin } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
/** A second process: another server on the same database. */
let elsewhere: Awaited<ReturnType<typeof createApi>>
let person: Awaited<ReturnType<typeof aUser>>
let caller: Caller
let leaving: AbortController
beforeAll(async () => {
  api = await startTestApi()
  elsewhere = await createApi({
    database: api.database,
    sessionSecret: 'a secret of the tests, longer than 32 characters',
    publicOrigins: [testOrigin],
    email: { send: async () => undefined },
    now: () => new Date(api.clock.now),
    describesItself: false,
  })
  await elsewhere.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
beforeEach(async () => {
  leaving = new AbortController()
  person = await aUser(api.db)
  caller = await signedInAs(api, person)
})
afterEach(() => leaving.abort())
afterAll(async () => {
  await elsewhere.close()
  await api.close()
})

/** Opens a stream and reads it; `ended` resolves when the server has ended it. */
async function listen(by: Caller = caller, at = elsewhere) {
  const { address } = await by.call(openNotificationStream)
  const response = await fetch(new URL(address, at.listeningOrigin), { signal: leaving.signal })
  const reader = response.body?.getReader()
  if (response.status !== 200 || !reader) throw new Error('The stream was not opened.')
  await reader.read()
  const read = async () => {
    while (!(await reader.read()).done);
    return 'ended' as const
  }
  const ended = read()
  ended.catch(() => undefined) // when the test leaves
  return {
    /** `ended`, which takes milliseconds where no other test runs, and 25 seconds without a signal; or `open`. */
    outcome: (within = 5_000) =>
      Promise.race([ended, pause(within, 'open' as const, { ref: false })]),
  }
}

const setUser = (fields: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(fields).where(eq(users.id, person.id))

test('a stream stays open when nothing has changed for its person', async () => {
  const stream = await listen()
  const other = await aUser(api.db)
  await (await signedInAs(api, other)).call(logout)
  await setUser({ city: 'Pune' })
  expect(await stream.outcome(300)).toBe('open')
})

test('streams end with the sign-out, those of this session alone', async () => {
  const second = await signedInAs(api, person)
  const [own, others] = [await listen(), await listen(second, api.app)]
  await caller.call(logout)
  expect(await own.outcome()).toBe('ended')
  expect(await others.outcome(300)).toBe('open')
})

test('a new password ends the streams of every session: its browser opens another by the new one', async () => {
  const second = await signedInAs(api, person)
  const [own, others] = [await listen(), await listen(second)]
  await caller.call(changePassword, {
    current_password: testPassword,
    password: 'copper-lantern-58',
  })
  expect(await others.outcome()).toBe('ended')
  expect(await own.outcome()).toBe('ended')
})

test('so do a new password by the link, and signing out every other device', async () => {
  const second = await signedInAs(api, person)
  const others = await listen(second)
  await caller.call(endOtherSessions)
  expect(await others.outcome()).toBe('ended')
  const own = await listen()
  await callerOf(api.app).call(forgotPassword, { username: person.email ?? '' })
  await api.settled()
  const email = api.emails.findLast(({ text }) => text.includes('reset_password'))
  const token = /reset_password\/([\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  await callerOf(api.app).call(resetPassword, { token, password: 'copper-lantern-58' })
  expect(await own.outcome()).toBe('ended')
})

test.each([
  ['another role', { role: 'vendorStaff' as const }],
  ['a lock', { lockedAt: new Date(0) }],
])('%s ends the streams, also when it is set in the database itself', async (_, fields) => {
  const stream = await listen()
  await setUser(fields)
  expect(await stream.outcome()).toBe('ended')
})

test('a session that ends while its stream is being opened leaves none open', async () => {
  const { address } = await caller.call(openNotificationStream)
  const open = fetch(new URL(address, elsewhere.listeningOrigin), { signal: leaving.signal })
  const [response] = await Promise.all([open, caller.call(logout)])
  if (response.status === 200) {
    const text = await Promise.race([response.text(), pause(5_000, null, { ref: false })])
    expect(text).not.toBeNull()
  } else expect(response.status).toBe(401)
})
