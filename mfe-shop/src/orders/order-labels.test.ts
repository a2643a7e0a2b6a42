import { expect, test } from '@jest/globals'
import { bagCount } from './order-labels.ts'

test.each([
  [[1], '1 item'],
  [[3], '1 item, 3 pieces'],
  [[1, 1], '2 items'],
  [[2, 1, 1, 1], '4 items, 5 pieces'],
])(
  'S-010: a bag with %j of each says what the badge says, and how many pieces',
  (quantities, said) => {
    expect(bagCount(quantities.map((quantity) => ({ quantity })))).toBe(said)
  },
)
