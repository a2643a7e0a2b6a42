import { expect, test } from '@jest/globals'
import { EnteredMoment } from './fields.ts'

const soon = new Date(Date.now() + 9 * 365 * 24 * 60 * 60 * 1000).toISOString()

test.each(['2000-01-01T00:00:00Z', '2026-03-18T10:00:00.000Z', soon])('%s is a date', (moment) => {
  expect(EnteredMoment.safeParse(moment).success).toBe(true)
})

test.each(['0001-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '9999-12-31T00:00:00Z'])(
  '%s is a mistyped year, and is refused with what to do',
  (moment) => {
    expect(EnteredMoment.safeParse(moment).error?.issues).toMatchObject([
      { message: 'Please check the year: a date is from 2000 on, and at most ten years ahead.' },
    ])
  },
)

test('what is no moment gets the message of its format', () => {
  expect(EnteredMoment.safeParse('tomorrow').error?.issues).toHaveLength(1)
})
