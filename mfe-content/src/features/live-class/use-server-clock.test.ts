import { expect, test } from '@jest/globals'
import { timeLeft } from './use-server-clock.ts'

const minute = 60_000

test.each([
  [0, '0:00'],
  [-minute, '0:00'],
  [8_500, '0:09'],
  [4 * minute + 9_000, '4:09'],
  [65 * minute, '1 hour 5 minutes'],
  [120 * minute, '2 hours'],
  [51 * 60 * minute, '2 days 3 hours'],
])('R-119: %i ms before a class are “%s”', (left, text) => {
  expect(timeLeft(left)).toBe(text)
})
