import { expect, test } from '@jest/globals'
import { policyOf } from './policy-words.ts'

const steps = [
  { hours_before: 72, percent_back: 100 },
  { hours_before: 24, percent_back: 50 },
]

test('a policy says what is refunded, until when, and whether a booking can be moved', () => {
  expect(policyOf({ refundSteps: steps, movesUntilHours: 36 }, false)).toEqual({
    refund_steps: steps,
    moves_until_hours: 36,
    sentences: [
      'Cancel until 3 days before the start and you get the full price back.',
      'Cancel until a day before the start and you get 50% of the price back.',
      'After that nothing is refunded.',
      'If the organiser cancels, you get everything back.',
      'You can move to another date until 36 hours before the start, if it has seats left.',
    ],
  })
})

test('without steps nothing is refunded, and what is free needs no refund', () => {
  const none = { refundSteps: [], movesUntilHours: null }
  expect(policyOf(none, false).sentences).toEqual([
    'The price is not refunded when you cancel.',
    'If the organiser cancels, you get everything back.',
    'A booking cannot be moved to another date.',
  ])
  expect(policyOf(none, true).sentences[0]).toMatch(/^It is free: please cancel/)
})

test('a step that holds until the start leaves no time after it', () => {
  const toTheEnd = { refundSteps: [{ hours_before: 0, percent_back: 100 }], movesUntilHours: 1 }
  expect(policyOf(toTheEnd, false).sentences).toEqual([
    'Cancel until the start and you get the full price back.',
    'If the organiser cancels, you get everything back.',
    'You can move to another date until an hour before the start, if it has seats left.',
  ])
})
