import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { changePassword, forgotPassword, resetPassword } from '@brightyard/contract'
import { throttles } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { signInTo } from '../../testing/session-calls.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { deviceCookie } from './known-device.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let mobile = 9876510000
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  await api.db.delete(throttles)
  mobile += 1
  guardian = await aUser(api.db, { mobile: `+91${mobile}`, loginId: `KID-${mobile}` })
})
afterAll(() => api.close())

const from = (address: string) => ({ 'x-forwarded-for': address })
const attempt = (
  password: string,
  headers: Record<string, string> = from('203.0.113.1'),
  username: string | null = guardian.email,
) => signInTo(api, username, { password }, headers)
const guess = async (...args: [headers?: Record<string, string>, username?: string]) =>
  (await attempt('wrong', ...args)).statusCode
/** From a new address each, as a botnet does. */
const guessFromEverywhere = async (count: number) => {
  for (let host = 1; host <= count; host++) await guess(from(`198.51.100.${host}`))
}

test('eleven spellings of one account are one account', async () => {
  const local = String(mobile)
  const email = guardian.email ?? ''
  const spellings = [
    email,
    ` ${email.toUpperCase()} `,
    email.replace('@', '＠'),
    email.replace('p', 'p\u200B'),
    local,
    `+91 ${local}`,
    `0${local.slice(0, 5)} ${local.slice(5)}`,
    `+91-${local.slice(0, 3)}-${local.slice(3)}`,
    `kid-${local}`,
    ` KID-${local.slice(0, 4)} ${local.slice(4)}`,
  ]
  for (const spelling of spellings) expect(await guess(from('203.0.113.1'), spelling)).toBe(401)
  expect(await guess(from('203.0.113.1'), ` ${local.slice(0, 5)}  ${local.slice(5)}`)).toBe(429)
})

test('spellings of a name without an account count together too', async () => {
  const spellings = Array.from({ length: 10 }, (_, blanks) => `no ${' '.repeat(blanks)}body`)
  for (const spelling of spellings) expect(await guess(from('203.0.113.1'), spelling)).toBe(401)
  expect(await guess(from('203.0.113.1'), 'NOBODY')).toBe(429)
})

test('all addresses of one IPv6 network are one source', async () => {
  for (let host = 1; host <= 10; host++) {
    expect(await guess(from(`2001:db8:1:2::${host}`))).toBe(401)
  }
  expect(await guess(from('2001:db8:1:2:ffff::1'))).toBe(429)
  expect(await guess(from('2001:db8:1:3::1'))).toBe(401)
})

test('guesses from everywhere slow down, by a minute at most, and a known device still gets in', async () => {
  const signedIn = await attempt(testPassword)
  const known = signedIn.cookies.find(({ name }) => name === deviceCookie)
  expect(known?.attributes).toMatchObject({ httponly: '', secure: '', samesite: 'Lax' })
  const cookie = { cookie: `${deviceCookie}=${known?.value ?? ''}` }
  await guessFromEverywhere(30)
  const slowed = await attempt(testPassword, from('203.0.113.2'))
  expect([slowed.statusCode, slowed.headers['retry-after']]).toEqual([429, '5'])
  expect((await attempt(testPassword, { ...from('203.0.113.2'), ...cookie })).statusCode).toBe(200)
  // The cookie of another account, a forged one and guesses with a right one are of no use.
  const other = await aUser(api.db)
  const foreign = (known?.value ?? '').replace(String(guardian.id), String(other.id))
  expect(await guess({ ...from('203.0.113.3'), cookie: `${deviceCookie}=${foreign}` })).toBe(429)
  for (let tries = 0; tries < 10; tries++) {
    expect(await guess({ ...from(`203.0.113.${tries + 10}`), ...cookie })).toBe(401)
  }
  expect(await guess({ ...from('203.0.113.50'), ...cookie })).toBe(429)
  const start = api.clock.now
  for (let waits = 0; waits < 8; waits++) {
    api.clock.now = new Date(api.clock.now.getTime() + 60_000)
    expect(await guess(from(`203.0.113.${100 + waits}`))).toBe(401)
    expect(await guess(from('203.0.113.99'))).toBe(429)
  }
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  expect((await attempt(testPassword, from('203.0.113.98'))).statusCode).toBe(200)
  api.clock.now = start
})

test('a new password set by the link opens the account while others guess', async () => {
  await callerOf(api.app).call(forgotPassword, { username: guardian.email ?? '' })
  await api.settled()
  const token = /reset_password\/([\w-]+)/.exec(api.emails.at(-1)?.text ?? '')?.[1] ?? ''
  await guessFromEverywhere(30)
  const password = 'copper-lantern-58'
  const reset = await callerOf(api.app).send(resetPassword, { token, password })
  const cookie = `${deviceCookie}=${reset.cookies.find(({ name }) => name === deviceCookie)?.value ?? ''}`
  expect((await attempt(password, from('203.0.113.2'))).statusCode).toBe(429)
  expect((await attempt(password, { ...from('203.0.113.2'), cookie })).statusCode).toBe(200)
})

test('guesses at once from many addresses are counted like guesses one by one', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 40 }, (_, host) => guess(from(`192.0.2.${host + 1}`))),
  )
  expect(statuses.filter((status) => status === 401)).toHaveLength(30)
})

test('one password on many accounts ends after a hundred from one address; right ones do not count', async () => {
  const others: (typeof guardian)[] = []
  for (let number = 0; number < 13; number++) others.push(await aUser(api.db))
  const guessAt = async (number: number, address = '203.0.113.1') => {
    const { email } = others[number % others.length] ?? guardian
    return guess(from(address), email ?? '')
  }
  for (let number = 0; number < 100; number++) {
    if (number % 25 === 0) expect((await attempt(testPassword)).statusCode).toBe(200)
    expect(await guessAt(number)).toBe(401)
  }
  expect(await guessAt(100)).toBe(429)
  expect(await guessAt(100, '203.0.113.2')).toBe(401)
})

test('a stolen session that guesses the password keeps no other session waiting for long', async () => {
  const [stolen, own] = [await signedInAs(api, guardian), await signedInAs(api, guardian)]
  const change = { current_password: 'wrong', password: 'copper-lantern-58' }
  for (let tries = 0; tries < 10; tries++) {
    expect((await stolen.send(changePassword, change)).statusCode).toBe(422)
  }
  expect((await stolen.send(changePassword, change)).statusCode).toBe(429)
  const right = { ...change, current_password: testPassword }
  expect((await own.send(changePassword, right)).statusCode).toBe(200)
})

test('Y-036: who signs in does not wait for all who do so from another address', async () => {
  const others = Array.from({ length: 24 }, () => attempt(testPassword, from('203.0.113.7')))
  let answered = 0
  for (const one of others) void one.then(() => answered++)
  const { statusCode } = await attempt(testPassword, from('203.0.113.8'))
  expect(statusCode).toBe(200)
  expect(answered).toBeLessThan(12)
  expect((await Promise.all(others)).map((one) => one.statusCode)).not.toContain(429)
})
