import { expect, test } from '@jest/globals'
import { durationText, zoneName } from './venue-time.tsx'

test.each([
  ['Asia/Kolkata', 'IST'],
  ['Asia/Calcutta', 'IST'],
  ['Asia/Dubai', 'GMT+4'],
  ['Asia/Kathmandu', 'GMT+5:45'],
  ['America/New_York', 'GMT-5'],
  ['UTC', 'GMT'],
])('the zone %s is named %s', (zone, name) => {
  expect(zoneName('2026-11-28T04:30:00.000Z', zone)).toBe(name)
})

test.each([
  ['2026-11-28T05:15:00.000Z', '45 minutes'],
  ['2026-11-28T05:30:00.000Z', '1 hour'],
  ['2026-11-28T07:00:00.000Z', '2 hours 30 minutes'],
  ['2026-11-30T04:30:00.000Z', '2 days'],
])('what ends at %s takes %s', (ends, text) => {
  expect(durationText('2026-11-28T04:30:00.000Z', ends)).toBe(text)
})
