import { expect, test } from '@jest/globals'
import { formatDate, formatRelativeTime } from './time.ts'

const now = Date.UTC(2026, 2, 1, 12)
const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

test.each([
  [0, 'just now'],
  [-59_999, 'just now'],
  [59_999, 'just now'],
  [-minute, '1 minute ago'],
  [-2 * minute, '2 minutes ago'],
  [-59 * minute, '59 minutes ago'],
  [-hour, '1 hour ago'],
  [-hour - 59 * minute, '1 hour ago'],
  [-23 * hour, '23 hours ago'],
  [-day, '1 day ago'],
  [-6 * day, '6 days ago'],
  [-7 * day, '1 week ago'],
  [-29 * day, '4 weeks ago'],
  [-30 * day, '1 month ago'],
  [-60 * day, '2 months ago'],
  [-364 * day, '12 months ago'],
  [-365 * day, '1 year ago'],
  [-800 * day, '2 years ago'],
  [minute, 'in 1 minute'],
  [3 * hour, 'in 3 hours'],
  [2 * day, 'in 2 days'],
  [14 * day, 'in 2 weeks'],
])('L-029: %i ms from now is "%s"', (offset, text) => {
  expect(formatRelativeTime(new Date(now + offset).toISOString(), now)).toBe(text)
  expect(text).not.toContain('-')
})

test('a time that is none is nothing', () => {
  expect(formatRelativeTime('yesterday', now)).toBe('')
})

test('a moment is shown in the zone of the viewer, at home unless said', () => {
  const moment = '2026-03-01T20:00:00Z'
  expect(formatDate(moment)).toBe('2 Mar 2026')
  expect(formatDate(moment, 'day', 'Europe/London')).toBe('1 Mar 2026')
  expect(formatDate(moment, 'time').toLowerCase()).toBe('1:30 am')
})
