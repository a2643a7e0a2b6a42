import { expect, test } from '@jest/globals'
import { isWithin, limitOf, megabytes } from './image-sizes.ts'

test('servers have sizes of their own, a release server 5 MB above its base', () => {
  expect(limitOf('api', 50e6)).toBe(450e6)
  expect(limitOf('edge', 50e6)).toBe(600e6)
  expect(limitOf('release-shop', 50e6)).toBe(55e6)
  expect(megabytes(54_321_000)).toBe('54.3 MB')
})

test('an image whose size is not known is not within its limit', () => {
  expect(isWithin(450e6, 450e6)).toBe(true)
  expect(isWithin(450e6 + 1, 450e6)).toBe(false)
  expect(isWithin(Number.NaN, 450e6)).toBe(false)
})
