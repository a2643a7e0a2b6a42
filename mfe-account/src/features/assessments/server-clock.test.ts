import { expect, test } from '@jest/globals'
import { clockText, warningAt } from './server-clock.ts'

const minutes = (count: number) => count * 60_000

test.each([
  [minutes(30), '30:00'],
  [minutes(64) + 9_000, '1:04:09'],
  [5_100, '0:06'],
  [0, '0:00'],
  [-3_000, '0:00'],
])('Q-010: %d ms are shown as %s', (left, text) => {
  expect(clockText(left)).toBe(text)
})

test.each([
  [minutes(10), '10 minutes left.'],
  [minutes(9), ''],
  [minutes(5) - 1_000, '5 minutes left.'],
  [minutes(1), 'One minute left.'],
  [minutes(0.5), ''],
  [minutes(40), ''],
])('Q-010: %d ms before the end it says: %s', (left, words) => {
  expect(warningAt(left)).toBe(words)
})
