import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { getUser } from '@brightyard/contract'
import { aUser } from '../../testing/factories.ts'
import { cookieOf, renewIn, signInTo } from '../../testing/session-calls.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
const minutes = (count: number) => count * 60_000
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

const signIn = () => signInTo(api, guardian.email)
const refresh = (value: string | undefined) => renewIn(api, value)
const userBy = (token: string) =>
  callerOf(api.app, { authorization: `Bearer ${token}` }).send(getUser)

test('Y-003: a refresh gives a new token and a new value; the old value used later ends the session', async () => {
  const first = cookieOf(await signIn())?.value
  pass(minutes(1))
  const renewed = await refresh(first)
  expect(renewed.statusCode).toBe(200)
  const second = cookieOf(renewed)?.value
  expect(second).toBeTruthy()
  expect(second).not.toBe(first)
  pass(minutes(1))
  expect((await refresh(first)).statusCode).toBe(401)
  expect((await refresh(second)).statusCode).toBe(401)
  expect((await userBy(renewed.json().access_token)).statusCode).toBe(401)
})

test('Y-003: a value from long before ends the session as well', async () => {
  const first = cookieOf(await signIn())?.value
  pass(minutes(1))
  const second = cookieOf(await refresh(first))?.value
  pass(minutes(1))
  const third = cookieOf(await refresh(second))?.value
  expect(new Set([first, second, third]).size).toBe(3)
  expect((await refresh(first)).statusCode).toBe(401)
  expect((await refresh(third)).statusCode).toBe(401)
})

test('Y-003: a value is not replaced for thirty seconds, so a request that was delayed ends nothing', async () => {
  const first = cookieOf(await signIn())?.value
  expect(cookieOf(await refresh(first))?.value).toBe(first)
  pass(30_000)
  const second = cookieOf(await refresh(first))?.value
  expect(second).not.toBe(first)
  pass(29_999)
  for (const value of [second, first, second]) {
    const renewed = await refresh(value)
    expect(cookieOf(renewed)?.value).toBe(second)
    expect((await userBy(renewed.json().access_token)).statusCode).toBe(200)
  }
  pass(1)
  const third = cookieOf(await refresh(second))?.value
  expect([first, second]).not.toContain(third)
  expect(cookieOf(await refresh(second))?.value).toBe(third)
  pass(30_000)
  expect((await refresh(second)).statusCode).toBe(401)
  expect((await refresh(third)).statusCode).toBe(401)
})

test('Y-003: who knows the id of a session but none of its values does not end it', async () => {
  const signedIn = await signIn()
  const value = cookieOf(signedIn)?.value ?? ''
  const [id, secret, signature] = value.split('.')
  const other = cookieOf(await signIn())
    ?.value.split('.')
    .slice(1)
    .join('.')
  const { access_token: token } = signedIn.json()
  const [, claims = ''] = String(token).split('.')
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sid: id })
  for (const made of ['', 'x', `x.${signature}`, `x${secret}.${signature}`, other])
    expect((await refresh(`${id}.${made}`)).statusCode).toBe(401)
  expect((await userBy(token)).statusCode).toBe(200)
  expect((await refresh(value)).statusCode).toBe(200)
})

test('two tabs that renew at the same moment both stay signed in', async () => {
  const first = cookieOf(await signIn())?.value
  pass(minutes(1))
  const [one, two] = await Promise.all([refresh(first), refresh(first)])
  expect([one.statusCode, two.statusCode]).toEqual([200, 200])
  const value = cookieOf(one)?.value
  expect(value).not.toBe(first)
  expect(cookieOf(two)?.value).toBe(value)
  expect((await refresh(value)).statusCode).toBe(200)
})

test('Y-003: a renewal whose answer was lost is given again, and the session goes on', async () => {
  const first = cookieOf(await signIn())?.value
  pass(minutes(1))
  const lost = cookieOf(await refresh(first))?.value
  pass(20_000)
  const again = await refresh(first)
  expect(again.statusCode).toBe(200)
  expect(cookieOf(again)?.value).toBe(lost)
  pass(minutes(10))
  expect((await refresh(cookieOf(again)?.value)).statusCode).toBe(200)
})
