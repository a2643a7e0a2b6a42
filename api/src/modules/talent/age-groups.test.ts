import { expect, test } from '@jest/globals'
import { ageGroupOf, groupsOf, inGroups } from './age-groups.ts'
import { rankBy } from './jury/rank-by.ts'

const campaign = {
  ageGroups: [
    { from: 12, to: 16 },
    { from: 4, to: 7 },
    { from: 8, to: 11 },
  ],
}

test('T-013: an age outside all groups is in the nearest, of two as near in the younger', () => {
  expect(groupsOf(campaign)).toEqual(['4 to 7 years', '8 to 11 years', '12 to 16 years'])
  expect([3, 4, 7, 8, 11, 12, 18].map((age) => ageGroupOf(age, campaign))).toEqual([
    '4 to 7 years',
    '4 to 7 years',
    '4 to 7 years',
    '8 to 11 years',
    '8 to 11 years',
    '12 to 16 years',
    '12 to 16 years',
  ])
  const gap = {
    ageGroups: [
      { from: 9, to: 10 },
      { from: 4, to: 7 },
    ],
  }
  expect(ageGroupOf(8, gap)).toBe('4 to 7 years')
})

test('T-013: each group is ranked by itself, with its own ties; a group of nobody is left out', () => {
  const rows = [
    { age: 13, score: 4 },
    { age: 5, score: 9 },
    { age: 6, score: 9 },
    { age: 7, score: 2 },
  ]
  const ranks = (given: { ageGroups: typeof campaign.ageGroups | null }) =>
    inGroups(rows, given, ({ age }) => age).map((group) =>
      rankBy(group, ({ score }) => [score]).map(({ row, rank }) => [row.age, rank]),
    )
  expect(ranks(campaign)).toEqual([
    [
      [5, 1],
      [6, 1],
      [7, 3],
    ],
    [[13, 1]],
  ])
  // Without groups there is one ranking.
  expect(ranks({ ageGroups: null })).toEqual([
    [
      [5, 1],
      [6, 1],
      [13, 3],
      [7, 4],
    ],
  ])
})
