import { expect, test } from '@jest/globals'
import { untilText } from './countdown.tsx'

const starts = '2026-11-28T04:30:00.000Z'
const ends = '2026-11-28T05:15:00.000Z'

test.each([
  ['2026-11-26T00:30:00.000Z', 'In 2 days 4 h'],
  ['2026-11-27T04:10:00.000Z', 'In 1 day'],
  ['2026-11-28T01:05:00.000Z', 'In 3 h 25 min'],
  ['2026-11-28T04:00:00.000Z', 'In 30 min'],
  ['2026-11-28T04:31:00.000Z', 'Now'],
  ['2026-11-28T05:15:00.000Z', 'Over'],
])('at %s a class at 4:30 is "%s"', (now, text) => {
  expect(untilText(Date.parse(now) / 60_000, starts, ends)).toBe(text)
})
