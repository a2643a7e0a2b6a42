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
      [8, 16],
      [4, 7],
    ]),
  ).toEqual([])
  expect(fieldsOf([[0, 99]], null)).toEqual([])
})

test('T-013: age groups leave out no age of the campaign', () => {
  expect(fieldsOf([])).toEqual([])
  expect(fieldsOf([[6, 8]])).toEqual(['0 from', '0 to'])
  const gap = problemsOfAgeGroups(
    [
      { from: 12, to: 15 },
      { from: 4, to: 7 },
    ],
    ages,
  )
  expect(gap).toEqual([
    { at: 0, field: 'from', message: 'No group is for 8 to 11 years. Please begin at 8.' },
    { at: 0, field: 'to', message: 'No group is for 16 years. Please go up to 16.' },
  ])
  // Where the campaign has no limit, the first and the last group have none to reach.
  expect(fieldsOf([[6, 8]], null)).toEqual([])
  expect(
    fieldsOf(
      [
        [6, 8],
        [10, 12],
      ],
      null,
    ),
  ).toEqual(['1 from'])
})
