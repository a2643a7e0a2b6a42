/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { bucketOf, getsCandidate } from './bucket.ts'

const visitors = Array.from({ length: 100_000 }, (_, index) => `visitor-${index}`)
const among = (percent: number, set = 42, all = visitors) =>
  all.filter((visitor) => getsCandidate(visitor, { set, percent }))
/** Enough for what holds for each visitor. */
const some = visitors.slice(0, 10_000)

test('of 100,000 visitors 5 % get the candidate, within 0.2 points', () => {
  for (const percent of [0.5, 1, 5]) {
    expect(Math.abs(among(percent).length / 1000 - percent)).toBeLessThan(0.2)
  }
})

// One set is one draw, which at 50 % is off by 0.16 points for two draws in three; ten show the rule itself.
test('at every share as many get the candidate as it says, within 0.2 points over ten sets', () => {
  const counts = Array.from({ length: 101 }, () => 0)
  for (let set = 1; set <= 10; set += 1) {
    for (const visitor of visitors) {
      const first = Math.floor(bucketOf(visitor, set) * 100) + 1
      counts[first] = (counts[first] ?? 0) + 1
    }
  }
  let sum = 0
  const worst = counts.map((count, percent) => {
    sum += count
    return Math.abs(sum / 10_000 - percent)
  })
  expect(Math.max(...worst)).toBeLessThan(0.2)
})

test('0 % is nobody, 100 % is everybody', () => {
  expect(among(0, 42, some)).toEqual([])
  expect(among(100, 42, some)).toHaveLength(some.length)
})

test('each step only adds visitors', () => {
  let before = new Set<string>()
  for (const percent of [0, 0.1, 1, 5, 20, 50, 99.9, 100]) {
    const now = new Set(among(percent, 42, some))
    expect([...before].every((visitor) => now.has(visitor))).toBe(true)
    expect(now.size).toBeGreaterThanOrEqual(before.size)
    before = now
  }
})

test('a visitor keeps the place for one set, and gets another one for the next', () => {
  const visitor = randomUUID()
  expect(bucketOf(visitor, 7)).toBe(bucketOf(visitor, 7))
  expect(bucketOf(visitor, 7)).not.toBe(bucketOf(visitor, 8))
  const both = among(50, 1).filter((one) => getsCandidate(one, { set: 2, percent: 50 }))
  expect(both.length / 1000).toBeGreaterThan(24)
  expect(both.length / 1000).toBeLessThan(26)
})
