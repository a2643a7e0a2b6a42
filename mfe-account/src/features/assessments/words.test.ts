import { expect, test } from '@jest/globals'
import { attemptOf } from './assessment.fixture.ts'
import { tookText, usedText } from './words.ts'

test.each([
  [30, '30 seconds'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [119, '1 minute'],
  [3_900, '1 hour 5 minutes'],
])('R-111: %i seconds read the same for who took it and for the teacher: %s', (seconds, text) => {
  const started_at = '2026-03-18T10:00:00.000Z'
  const submitted_at = new Date(Date.parse(started_at) + seconds * 1000).toISOString()
  expect(tookText(attemptOf({ started_at, submitted_at }))).toBe(text)
  expect(usedText(seconds)).toBe(text)
})
