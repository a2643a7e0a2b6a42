/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createBreakers } from './breakers.ts'

test('two failures in a row open it; one try after each pause, ever later, until one succeeds', () => {
  let now = 0
  const breakers = createBreakers(() => now)
  expect(breakers.failed('shop', 'failed')).toBe(false)
  expect(breakers.ask('shop')).toBe('closed')
  expect(breakers.failed('shop', 'failed')).toBe(true)
  expect(breakers.ask('shop')).toBe('open')
  now = 5000
  expect([breakers.ask('shop'), breakers.ask('shop')]).toEqual(['try', 'open'])
  expect(breakers.failed('shop', 'failed')).toBe(false)
  now = 14_999
  expect(breakers.ask('shop')).toBe('open')
  now = 15_000
  expect(breakers.ask('shop')).toBe('try')
  breakers.succeeded('shop')
  expect(breakers.ask('shop')).toBe('closed')
})

test('a success in between starts the count again, and remotes do not share it', () => {
  const breakers = createBreakers()
  breakers.failed('shop', 'failed')
  breakers.succeeded('shop')
  breakers.failed('shop', 'failed')
  breakers.failed('content', 'slow')
  expect([breakers.ask('shop'), breakers.ask('content')]).toEqual(['closed', 'closed'])
})

test('two crashes open it for a minute, whatever else of the remote succeeds; the next one within ten minutes for longer', () => {
  let now = 0
  const breakers = createBreakers(() => now)
  const crash = () => breakers.failed('shop', 'crashed')
  expect(crash()).toBe(false)
  breakers.succeeded('shop')
  expect(crash()).toBe(true)
  now = 59_999
  expect(breakers.ask('shop')).toBe('open')
  now = 60_000
  expect(breakers.ask('shop')).toBe('try')
  breakers.succeeded('shop')
  expect([breakers.failed('shop', 'failed'), breakers.ask('shop')]).toEqual([false, 'closed'])
  expect(crash()).toBe(true)
  now += 119_999
  expect(breakers.ask('shop')).toBe('open')
  breakers.succeeded('shop')
  now += 11 * 60_000
  expect([crash(), breakers.ask('shop')]).toEqual([false, 'closed'])
})

test('an open one says why since when, and whether the current release renders what failed for three groups', () => {
  const set = {}
  let now = Date.parse('2026-11-21T12:31:00Z')
  const breakers = createBreakers(() => now)
  breakers.failed('shop', 'failed', 'no basket')
  breakers.failedAlone('shop', { set, page: '/shop', group: 1 })
  expect(breakers.openFor('shop', set)).toBeNull()
  breakers.failed('shop', 'failed', 'no bag')
  const open = { reason: 'no bag', since: '2026-11-21T12:31:00.000Z', failsAlone: false }
  breakers.failedAlone('shop', { set, page: '/shop', group: 2 })
  expect(breakers.openFor('shop', set)).toEqual(open)
  now += 5000
  breakers.failed('shop', 'failed', 'no bag')
  breakers.failedAlone('shop', { set, page: '/shop', group: 3 })
  expect(breakers.openFor('shop', set)).toEqual(open)
  breakers.notRendered('shop', { set, page: '/shop/bag', group: 4 })
  breakers.notRendered('shop', { set, page: '/shop', group: 0 })
  breakers.notRendered('shop', { set, page: '/shop', group: 3 })
  expect(breakers.openFor('shop', set)).toEqual(open)
  breakers.notRendered('shop', { set, page: '/shop', group: 4 })
  expect(breakers.openFor('shop', set)).toEqual({ ...open, failsAlone: true })
  expect(breakers.openFor('shop', { another: 'candidate' })).toEqual(open)
  expect(breakers.openFor('content', set)).toBeNull()
  expect([breakers.succeeded('shop'), breakers.openFor('shop', set)]).toEqual([true, null])
  breakers.failed('shop', 'failed')
  breakers.failed('shop', 'failed')
  expect(breakers.openFor('shop', set)).toMatchObject({ failsAlone: false })
})
