import { expect, test } from '@jest/globals'
import { contentsOf } from './contents-of.ts'

test('S-006, R-143: an order of five products is one named and four others, everywhere', () => {
  const five = ['Market game', 'Kite', 'Blocks', 'Paints', 'Atlas']
  expect(contentsOf(five)).toBe('Market game and 4 more')
})

test('S-006: a product in two colours is one thing', () => {
  expect(contentsOf(['Kite', 'Kite'])).toBe('Kite')
})
