import { expect, test } from '@jest/globals'
import { spacedMobile } from './spaced-mobile.ts'

test.each([
  ['+919876500001', '+91\u00a098765\u00a000001'],
  ['9876500001', '98765\u00a000001'],
  ['+447911123456', '+447911123456'],
  ['asha@example.com', 'asha@example.com'],
  ['', ''],
])('R-034: a mobile number is read in groups: "%s" is "%s"', (stored, shown) => {
  expect(spacedMobile(stored)).toBe(shown)
})
