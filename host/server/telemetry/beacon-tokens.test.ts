/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { beaconTokens } from './beacon-tokens.ts'

const secret = 'a-secret-that-two-edges-share-0123456789'
const visitor = '0b1c2d3e-0000-4000-8000-000000000001'
const another = '0b1c2d3e-0000-4000-8000-000000000002'
let time = Date.parse('2026-11-21T10:00:00Z')
const tokens = beaconTokens(secret, () => time)

const request = (cookie: string, protocol: 'http' | 'https' = 'http') => ({
  headers: { cookie },
  protocol,
})
const pairOf = (header: string | null) => header?.split(';')[0] ?? ''
const tokenFor = (set: number) => pairOf(tokens.cookieFor(request(''), visitor, set))
const setsOf = (cookies: string, id = visitor, of = tokens) => [
  ...of.setsOf(request(`visitor=${id}; ${cookies}`)),
]

test('a token is good for its set and its visitor, for ten minutes, also at another edge with that secret', () => {
  const cookies = `${tokenFor(4)}; ${tokenFor(7)}`
  expect(setsOf(cookies)).toEqual([4, 7])
  expect(setsOf(cookies, another)).toEqual([])
  expect([...tokens.setsOf(request(cookies))]).toEqual([])
  const elsewhere = beaconTokens(secret, () => time)
  expect(setsOf(cookies, visitor, elsewhere)).toEqual([4, 7])
  const stranger = beaconTokens(`${secret}!`, () => time)
  expect(setsOf(cookies, visitor, stranger)).toEqual([])
  time += 10 * 60_000 - 1000
  expect(setsOf(cookies)).toEqual([4, 7])
  time += 1000
  expect(setsOf(cookies)).toEqual([])
})

test('another set, a later end or a shorter signature makes it worthless', () => {
  const token = tokenFor(4)
  const [, expires = '', signature = ''] = /=(\d+)\.(.+)$/.exec(token) ?? []
  expect(setsOf(`beacon-5=${expires}.${signature}`)).toEqual([])
  expect(setsOf(`beacon-4=${Number(expires) + 60}.${signature}`)).toEqual([])
  expect(setsOf(`beacon-4=${expires}.${signature.slice(0, 20)}`)).toEqual([])
  expect(setsOf(`beacon-4=${expires}.`)).toEqual([])
})

test('scripts and other sites cannot send it, and only reports carry it', () => {
  const header = tokens.cookieFor(request('', 'https'), visitor, 4)
  for (const attribute of ['HttpOnly', 'SameSite=Strict', 'Path=/telemetry', 'Secure']) {
    expect(header).toContain(attribute)
  }
  expect(tokens.cookieFor(request(''), null, 4)).toBeNull()
})
