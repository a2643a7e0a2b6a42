import { beforeEach, expect, test } from '@jest/globals'
import type { TelemetryBeacon } from '@brightyard/contract/telemetry'
import { blame, type Collector, createCollector } from './collector.ts'

let set = 1
let sent: TelemetryBeacon[]
let collector: Collector
beforeEach(() => {
  set = 1
  sent = []
  collector = createCollector(
    () => set,
    (beacon) => sent.push(beacon),
  )
})
const shop = { remote: 'shop', version: '1' }
const fine = { loadFailed: false, crashed: false, uncaught: false }

test('each page is sent once, with what failed on it', () => {
  collector.show('/')
  collector.show('/shop/:id')
  collector.fail('uncaught', shop)
  collector.flush()
  collector.fail('crashed', shop)
  collector.flush({ isEnd: true })
  collector.flush({ isEnd: true })
  expect(sent.flatMap(({ views }) => views)).toEqual([
    { page: '/', ...fine },
    { page: '/shop/:id', loadFailed: false, crashed: true, uncaught: true },
  ])
})

test('a release that took the place of another is a failed load', () => {
  collector.show('/')
  collector.load({ ...shop, outcome: 'fell-back', milliseconds: 9 })
  collector.flush({ isEnd: true })
  expect(sent).toMatchObject([{ views: [{ loadFailed: true }], loads: [{ outcome: 'fell-back' }] }])
})

test('what happened before a tab changed its set is sent for the set before', () => {
  collector.show('/')
  set = 2
  collector.show('/shop')
  collector.flush({ isEnd: true })
  expect(sent.map((beacon) => [beacon.set, beacon.views.map(({ page }) => page)])).toEqual([
    [1, ['/']],
    [2, ['/shop']],
  ])
})

test('nothing happened is nothing sent, and a storm of errors stays small', () => {
  collector.flush({ isEnd: true })
  expect(sent).toEqual([])
  collector.show('/')
  for (let times = 0; times < 1000; times += 1) collector.fail('uncaught', shop)
  collector.flush({ isEnd: true })
  expect(sent[0]?.errors).toHaveLength(50)
})

test('an error is put down to the release whose file threw', () => {
  const error = new Error('asha@example.com')
  error.stack = 'Error\n  at f (https://site/r/shop/1.2.3-ab/static/bag.js:1:22)'
  expect(blame(error)).toEqual({ remote: 'shop', version: '1.2.3-ab' })
  expect(blame('text', 'https://site/r/content/7/a.js')).toEqual({
    remote: 'content',
    version: '7',
  })
  expect(blame(null)).toEqual({ remote: '', version: '' })
})
