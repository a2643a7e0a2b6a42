import { expect, test } from '@jest/globals'
import { ageGroupOf } from './age-groups.ts'
import { ageOn } from './entry-rules.ts'

test.each([
  ['2014-03-01', '2026-02-28', 11],
  ['2014-03-01', '2026-03-01', 12],
  ['2012-02-29', '2026-02-28', 13],
])('T-010: born on %s a kid is on %s of %i years', (born, on, years) => {
  expect(ageOn(born, on)).toBe(years)
})

test('T-012: an age group is all that is told of an age', () => {
  expect([4, 6, 7, 9, 10, 16].map((age) => ageGroupOf(age, { ageGroups: null }))).toEqual([
    '4 to 6 years',
    '4 to 6 years',
    '7 to 9 years',
    '7 to 9 years',
    '10 to 12 years',
    '16 to 18 years',
  ])
})
