/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { beaconTokens } from './beacon-tokens.ts'
import { lateCookies } from './late-cookies.ts'

const tokens = beaconTokens('a key of the tests with 32 characters')
const browser = (cookie = '') => ({ headers: { cookie }, protocol: 'https' as const })
const kept = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ')

test('a browser that has its page from a CDN gets its id and the token that goes with it', () => {
  const cookies = lateCookies(browser(), 7, { tokens, givesIds: true })
  expect(cookies).toEqual([
    expect.stringMatching(/^visitor=[\w-]{36}; .*Secure$/),
    expect.stringMatching(/^beacon-7=.*Secure$/),
  ])
  expect([...tokens.setsOf(browser(kept(cookies)))]).toEqual([7])
  const again = lateCookies(browser(kept(cookies)), 7, { tokens, givesIds: true })
  expect(again).toEqual([expect.stringMatching(/^beacon-7=/)])
})

test('where pages bring the id, nothing else does', () => {
  expect(lateCookies(browser(), 7, { tokens, givesIds: false })).toEqual([])
  expect(lateCookies(browser(), 7, { tokens: null, givesIds: true })).toHaveLength(1)
})
