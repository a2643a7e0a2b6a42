import { expect, test } from '@jest/globals'
import { sharesOf } from './shares.ts'

test.each([
  [
    [2, 2, 3],
    [29, 28, 43],
  ],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [3, 1],
    [75, 25],
  ],
  [[0], [0]],
])('T-008: criteria of the weights %j are %j per cent, together 100', (weights, shares) => {
  expect(sharesOf(weights)).toEqual(shares)
})
