import { expect, test } from '@jest/globals'
import { fromIndianClock, indianMoment, toIndianClock } from './form-times.ts'

test('Q-016: a form opens and closes by the clock in India, wherever its author is', () => {
  expect(toIndianClock('2026-11-24T12:30:00.000Z')).toBe('2026-11-24T18:00')
  expect(fromIndianClock('2026-11-24T18:00')).toBe('2026-11-24T12:30:00.000Z')
  expect(indianMoment('2026-11-24T12:30:00.000Z')).toBe('24 Nov 2026, 6:00 pm IST')
  expect([toIndianClock(null), fromIndianClock(''), fromIndianClock('soon')]).toEqual([
    '',
    null,
    null,
  ])
})
