import { expect, test } from '@jest/globals'
import {
  type DateStyle,
  formatDate,
  formatDay,
  formatDays,
  formatRelativeTime,
  zonedClock,
} from './dates.ts'

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

test('a time is shown in the viewer’s time zone, the shop’s by default', () => {
  const moment = '2026-03-01T20:00:00Z'
  expect(formatDate(moment)).toBe('2 Mar 2026')
  expect(formatDate(moment, 'day', 'Europe/London')).toBe('1 Mar 2026')
  expect(formatDate(moment, 'time').toLowerCase()).toBe('1:30 am')
})

test.each<[DateStyle, string]>([
  ['day', '3 Mar 2026'],
  ['long-day', '3 March 2026'],
  ['day-and-month', '3 March'],
  ['weekday-and-day', 'Tue, 3 Mar'],
  ['weekday', 'Tuesday'],
  ['short-weekday', 'Tue'],
])('a calendar day shown as %s is "%s"', (style, text) => {
  expect(formatDay('2026-03-03', style)).toBe(text)
})

test('two days that are the same are one', () => {
  expect(formatDays('2026-11-24', '2026-11-26')).toBe('24 Nov 2026 to 26 Nov 2026')
  expect(formatDays('2026-11-24', '2026-11-24', 'weekday-and-day')).toBe('Tue, 24 Nov')
})

test('calendar and clock of a zone are read as ISO writes them', () => {
  const now = new Date('2026-03-17T18:35:59Z')
  expect(zonedClock(now, 'Asia/Kolkata')).toEqual({ date: '2026-03-18', time: '00:05' })
  expect(zonedClock(now, 'UTC')).toEqual({ date: '2026-03-17', time: '18:35' })
})
