import { expect, test } from '@jest/globals'
import { problemsOfAgeGroups } from './age-group-rules.ts'

const ages = { from: 4, to: 16 }
const fieldsOf = (groups: [from: number, to: number][], limits: typeof ages | null = ages) =>
  problemsOfAgeGroups(
    groups.map(([from, to]) => ({ from, to })),
    limits ?? { from: null, to: null },
  ).map(({ at, field }) => `${at} ${field}`)

test('T-013: age groups do not overlap, and stay within the ages of the campaign', () => {
  expect(fieldsOf([[7, 4]])).toEqual(['0 to'])
  expect(fieldsOf([[3, 7]])).toEqual(['0 from'])
  expect(fieldsOf([[12, 17]])).toEqual(['0 to'])
  // The later one in the list is the one to change, whichever is younger.
  expect(
    fieldsOf([
      [8, 11],
      [4, 8],
      [11, 16],
    ]),
  ).toEqual(['1 from', '2 from'])
  expect(
    fieldsOf([
      [12, 16],
      [4, 7],
    ]),
  ).toEqual([])
  expect(fieldsOf([[0, 99]], null)).toEqual([])
})
