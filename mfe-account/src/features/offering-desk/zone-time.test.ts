import { expect, test } from '@jest/globals'
import { noDates, datesOf } from './new-dates.ts'
import { fromZoneClock, toZoneClock } from './zone-time.ts'

test.each([
  ['2026-03-18T09:05', 'Asia/Kolkata', '2026-03-18T03:35:00.000Z'],
  ['2026-03-18T00:10', 'Asia/Kathmandu', '2026-03-17T18:25:00.000Z'],
  // Summer time, and the hour after it has begun.
  ['2026-07-01T09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  ['2026-03-29T02:30', 'Europe/London', '2026-03-29T01:30:00.000Z'],
  ['2026-11-01T06:00', 'America/New_York', '2026-11-01T11:00:00.000Z'],
])('%s by the clock of %s is %s', (clock, zone, iso) => {
  expect(fromZoneClock(clock, zone)).toBe(iso)
  expect(toZoneClock(iso, zone)).toBe(clock)
})

test('what is no time is none', () => {
  expect(fromZoneClock('', 'Asia/Kolkata')).toBeNull()
})

const given = { ...noDates({ kind: 'class' }), day: '2026-03-22', seats: '8' }

test('weekly dates keep their hour when clocks change', () => {
  const meant = datesOf({ ...given, count: '2' }, 'Europe/London')
  expect(meant).toMatchObject({
    sessions: [
      { starts_at: '2026-03-22T10:00:00.000Z', ends_at: '2026-03-22T12:00:00.000Z', capacity: 8 },
      { starts_at: '2026-03-29T09:00:00.000Z', ends_at: '2026-03-29T11:00:00.000Z', capacity: 8 },
    ],
  })
})

test('what is missing of new dates is said by field', () => {
  const wrong = { ...given, day: '', ends: '09:00', count: '0', seats: '', isCourse: true }
  const meant = datesOf(wrong, 'Asia/Kolkata')
  expect('problems' in meant && Object.keys(meant.problems).toSorted()).toEqual([
    'count',
    'day',
    'ends',
    'name',
    'seats',
  ])
})
