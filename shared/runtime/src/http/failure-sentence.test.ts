import { expect, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { failureSentence } from './failure-sentence.ts'

test('a failed call says what the server says', () => {
  expect(failureSentence(new ApiError('conflict', 'The order is packed already.'))).toBe(
    'The order is packed already.',
  )
})

test('an error of our own is no sentence for people', () => {
  expect(failureSentence(new TypeError('x is undefined'))).toBe(
    'Something went wrong. Please try again.',
  )
})

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '1 hour'],
  [3601, '2 hours'],
  [undefined, 'a while'],
])('after too many tries, with %s seconds to wait, it says %s', (retryAfterSeconds, wait) => {
  const error = new ApiError('rate-limited', 'Too many requests.', { retryAfterSeconds })
  expect(failureSentence(error)).toBe(`Too many tries. Please wait ${wait} and try again.`)
})

test('a busy site blames nobody', () => {
  const error = new ApiError('rate-limited', 'Busy.', { code: 'busy', retryAfterSeconds: 40 })
  expect(failureSentence(error)).toBe(
    'Too many people are here at once. Please wait 40 seconds and try again.',
  )
})
