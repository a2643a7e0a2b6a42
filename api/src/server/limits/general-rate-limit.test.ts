import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { requestToken } from '@brightyard/contract'
import { deviceCookie } from '../../modules/auth/known-device.ts'
import { sessionCookie } from '../../modules/auth/session.routes.ts'
import { aUser, testPassword, tokenOf } from '../../testing/factories.ts'
import { send } from '../../testing/send.ts'
import { callerOf, ownHeaders, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
// Limits of 30 for a visitor, 10 for renewals of a session and 600 for an address.
beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 0.1 })
}, 60_000)
afterAll(() => api.close())

const from = (address: string, visitor?: string, more: Record<string, string> = {}) => ({
  'x-forwarded-for': address,
  ...(visitor ? { cookie: `visitor=${visitor}` } : {}),
  ...more,
})
const ask = async (headers: Record<string, string>) =>
  (await send(api.app, '/vendor/api/getcountries', { headers })).statusCode
const askTimes = async (count: number, headers: () => Record<string, string>) => {
  const statuses = await Promise.all(Array.from({ length: count }, () => ask(headers())))
  return statuses.filter((status) => status === 200).length
}

test('visitors behind one address do not use up each other’s calls', async () => {
  const [one, other] = [randomUUID(), randomUUID()]
  expect(await askTimes(31, () => from('203.0.113.1', one))).toBe(30)
  expect(await ask(from('203.0.113.1', other))).toBe(200)
})

test('calls that a visitor was refused are not taken from the others at the address', async () => {
  const eager = randomUUID()
  expect(await askTimes(650, () => from('203.0.113.12', eager))).toBe(30)
  expect(await ask(from('203.0.113.12', randomUUID()))).toBe(200)
})

test('fresh ids, made-up ones and none at all do not beat the wide limit of an address', async () => {
  expect(await askTimes(650, () => from('203.0.113.2', randomUUID()))).toBe(600)
  expect(await ask(from('203.0.113.2', randomUUID()))).toBe(429)
  expect(await ask(from('203.0.113.3', randomUUID()))).toBe(200)
  let number = 0
  expect(await askTimes(40, () => from('203.0.113.4', `no-id-${(number += 1)}`))).toBe(30)
})

test('Q-009: a hall of candidates saves answers from one address', async () => {
  const save = async () => {
    const path = '/vendor/api/assessment/attempt/1/answers'
    const headers = { ...ownHeaders, ...from('203.0.113.9', randomUUID()) }
    const body = { method: 'POST', headers, json: { device: 'window-of-a-hall', answers: [] } }
    return (await send(api.app, path, body)).statusCode
  }
  const statuses = await Promise.all(Array.from({ length: 650 }, save))
  expect(new Set(statuses)).toEqual(new Set([401]))
})

test('an IPv6 network is one address', async () => {
  let host = 0
  expect(await askTimes(40, () => from(`2001:db8:5:6::${(host += 1)}`))).toBe(30)
  expect(await ask(from('2001:db8:5:7::1'))).toBe(200)
})

test('nobody uses up the calls of a visitor elsewhere by knowing the id', async () => {
  const id = randomUUID()
  await askTimes(31, () => from('203.0.113.6', id))
  expect(await ask(from('203.0.113.7', id))).toBe(200)
})

test('a signed-in person at a busy address goes on', async () => {
  const token = await tokenOf(api, await aUser(api.db))
  await askTimes(31, () => from('203.0.113.8'))
  const headers = from('203.0.113.8', undefined, { authorization: `Bearer ${token}` })
  expect(await ask(headers)).toBe(200)
})

test('a session is renewed while the other visitors of its address are turned away', async () => {
  const user = await aUser(api.db)
  const signedIn = await callerOf(api.app, from('203.0.113.9')).send(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: user.email,
    password: testPassword,
  })
  const valueOf = (name: string) =>
    signedIn.cookies.find((cookie) => cookie.name === name)?.value ?? ''
  await askTimes(31, () => from('203.0.113.9'))
  expect(await ask(from('203.0.113.9'))).toBe(429)
  const cookie = [sessionCookie, deviceCookie].map((name) => `${name}=${valueOf(name)}`).join('; ')
  const renew = (headers: Record<string, string>) =>
    send(api.app, '/vendor/oauth/token', {
      method: 'POST',
      headers: { ...ownHeaders, ...headers },
      json: { grant_type: 'refresh_token', client_id: 'web' },
    })
  expect((await renew(from('203.0.113.9', undefined, { cookie }))).statusCode).toBe(200)
  // A made-up session opens nothing, and counts for the address like everything else.
  const made = { cookie: `${sessionCookie}=${randomUUID()}.x` }
  expect((await renew(from('203.0.113.9', undefined, made))).statusCode).toBe(401)
})

test('Y-019: guesses at the value of a session count, whatever the guess', async () => {
  const id = randomUUID()
  const guess = async (secret: string) => {
    const cookie = `${sessionCookie}=${id}.${secret}`
    const answer = await send(api.app, '/vendor/oauth/token', {
      method: 'POST',
      headers: { ...ownHeaders, ...from('203.0.113.11'), cookie },
      json: { grant_type: 'refresh_token', client_id: 'web' },
    })
    return answer.statusCode
  }
  const statuses = await Promise.all(Array.from({ length: 11 }, (_, place) => guess(`${place}`)))
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses).toContain(429)
})

test('a refusal says that the site is busy, and for how long', async () => {
  await askTimes(31, () => from('203.0.113.10'))
  const refused = await send(api.app, '/vendor/api/getcountries', { headers: from('203.0.113.10') })
  expect(refused.json().code).toBe('busy')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(290)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300)
})
