import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { attemptKey, endAttempt } from './attempt.ts'

beforeEach(() => endAttempt())
afterEach(() => {
  jest.restoreAllMocks()
})

test('C-030: the same order has the same key until its payment has ended', () => {
  const first = attemptKey('this order')
  expect(first).toMatch(/^[\w-]{16,64}$/)
  expect(attemptKey('this order')).toBe(first)
  endAttempt()
  expect(attemptKey('this order')).not.toBe(first)
})

test('C-030: another order has another key, and a second tab of this browser the same one', () => {
  const first = attemptKey('this order')
  expect(localStorage.getItem('brightyard.checkout-attempt')).toContain(first)
  expect(attemptKey('another order')).not.toBe(first)
})

test.each([
  ['is broken', () => localStorage.setItem('brightyard.checkout-attempt', '{"key"')],
  ['holds something else', () => localStorage.setItem('brightyard.checkout-attempt', '{"a":1}')],
  [
    'is blocked',
    () => {
      const blocked = () => {
        throw new DOMException('blocked', 'SecurityError')
      }
      jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
      jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    },
  ],
])('C-030: where storage %s, this page still has one key per order', (_, prepare) => {
  prepare()
  const first = attemptKey('this order')
  expect(attemptKey('this order')).toBe(first)
  endAttempt()
  expect(attemptKey('this order')).not.toBe(first)
})
