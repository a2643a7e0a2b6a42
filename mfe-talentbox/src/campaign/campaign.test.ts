import { expect, test } from '@jest/globals'
import { campaignOf } from '../fixtures/campaigns.ts'
import { calendarFile } from './calendar-file.ts'
import { agesOf, entriesOf, feeOf, fits } from './campaign-facts.ts'
import { timeLeft } from './campaign-phase.ts'

const ends_at = '2026-03-01T00:00:00.000Z'
const at = (iso: string) => Date.parse(iso)

test.each([
  ['2026-02-26T00:00:00Z', '3 days left'],
  ['2026-02-27T12:00:00Z', '1 day left'],
  ['2026-02-28T12:00:00Z', 'Last day'],
  ['2026-03-02T12:00:00Z', 'Last day'],
])('on %s a campaign says "%s"', (now, words) => {
  expect(timeLeft(ends_at, at(now))).toBe(words)
})

test.each([
  [4, 14, 'Ages 4 to 14'],
  [6, null, 'From 6 years'],
  [null, 9, 'Up to 9 years'],
  [7, 7, 'Age 7'],
  [null, null, 'All ages'],
])('ages from %s to %s read "%s"', (from, to, words) => {
  expect(agesOf({ from, to })).toBe(words)
})

test('T-010: a child fits from the first to the last year of the group', () => {
  const group = { from: 6, to: 12 }
  expect([5, 6, 12, 13].map((age) => fits(group, age))).toEqual([false, true, true, false])
  expect(fits({ from: null, to: null }, 3)).toBe(true)
})

test('fees and numbers of entries read as sentences', () => {
  expect(feeOf({ entry_fee_in_paise: 0 })).toBe('Free to enter')
  expect(feeOf({ entry_fee_in_paise: 14_900 })).toBe('₹149 to enter')
  expect([1, 0, 124_800].map(entriesOf)).toEqual(['1 entry', '0 entries', '1,24,800 entries'])
})

test('a calendar file holds the opening of a coming campaign and the end of a running one', () => {
  const dates = { starts_at: '2026-02-01T04:30:00.000Z', ends_at }
  const coming = calendarFile(campaignOf('Chess; Cup', 'upcoming', dates))
  expect(coming).toContain('\r\nDTSTART:20260201T043000Z\r\n')
  expect(coming).toContain(String.raw`SUMMARY:Chess\; Cup opens`)
  const running = calendarFile(campaignOf('Cup', 'running', { ...dates, summary: 'a'.repeat(200) }))
  expect(running).toContain('\r\nDTSTART:20260301T000000Z\r\n')
  for (const line of running.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})
