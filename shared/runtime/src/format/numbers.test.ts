import { expect, test } from '@jest/globals'
import { formatFileSize, formatNumber } from './numbers.ts'

test('numbers are grouped as India groups them', () => {
  expect([0, 999, 1234, 120_000, 2.5].map((value) => formatNumber(value))).toEqual([
    '0',
    '999',
    '1,234',
    '1,20,000',
    '2.5',
  ])
  expect(formatNumber(1.25, 0)).toBe('1')
  expect([4, 4.25].map((value) => formatNumber(value, 1, 1))).toEqual(['4.0', '4.3'])
})

test.each([
  [0, '0 bytes'],
  [340, '340 bytes'],
  [1000, '1 kB'],
  [340_400, '340 kB'],
  [1_000_000, '1 MB'],
  [5_240_000, '5.2 MB'],
])('a file of %i bytes has %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
