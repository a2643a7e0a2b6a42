import { expect, test } from '@jest/globals'
import { isRight } from './judge.ts'
import type { Answer } from './question.ts'
import { ratio, readNumber, show } from './ratio.ts'

const number = (n: number, d = 1, unit = ''): Answer => ({
  kind: 'number',
  value: ratio(n, d),
  unit,
})

test.each([
  ['1/2', 1, 2],
  ['0.5', 1, 2],
  ['2/4', 1, 2],
  [' .5 ', 1, 2],
  ['½', 1, 2],
  ['0.50', 1, 2],
  ['1,23,456', 123456, 1],
  ['123,456', 123456, 1],
  ['123456', 123456, 1],
  ['1½', 3, 2],
  ['1 1/2', 3, 2],
  ['3/2', 3, 2],
  ['−5', -5, 1],
  ['- 5', -5, 1],
  ['+7', 7, 1],
  ['007', 7, 1],
  ['12 / 4', 3, 1],
  ['-1 1/2', -3, 2],
  ['१२', 12, 1],
])('%s is read as %d/%d', (typed, n, d) => {
  expect(readNumber(typed)).toEqual(ratio(n, d))
})

test.each([
  '',
  ' ',
  'five',
  '1,5',
  '1.2.3',
  '1/0',
  '1/2/3',
  '12,34',
  '--5',
  '1e3',
  '0x10',
  '5 5',
  'NaN',
  '9'.repeat(40),
  '1 /',
  '5²',
])('%s is no number', (typed) => {
  expect(readNumber(typed)).toBeNull()
})

test('the value decides, to the last digit', () => {
  expect(isRight(number(1, 3), '1/3')).toBe(true)
  expect(isRight(number(1, 3), '0.33')).toBe(false)
  expect(isRight(number(123456), '1,23,456')).toBe(true)
  expect(isRight(number(123456), '1,23,457')).toBe(false)
  expect(isRight(number(5), '5.0')).toBe(true)
  expect(isRight(number(5), '-5')).toBe(false)
  expect(isRight(number(5), ['5'])).toBe(false)
})

test('the unit may be written or left out, but not another one', () => {
  for (const typed of ['₹45', 'Rs. 45', 'rs 45', '45 rupees', '45', '₹ 45.00'])
    expect([typed, isRight(number(45, 1, '₹'), typed)]).toEqual([typed, true])
  expect(isRight(number(45, 1, '₹'), '45 paise')).toBe(false)
  expect(isRight(number(5, 1, 'cm'), '5 CM')).toBe(true)
  expect(isRight(number(5, 1, 'm'), '5 cm')).toBe(false)
  expect(isRight(number(20, 1, '%'), '20 per cent')).toBe(true)
})

test('choices and orders are compared as texts, whatever their spaces and capitals', () => {
  const choice: Answer = { kind: 'choice', options: ['odd', 'even'], right: 'odd' }
  expect([isRight(choice, ' Odd '), isRight(choice, 'even'), isRight(choice, ['odd'])]).toEqual([
    true,
    false,
    false,
  ])
  const order: Answer = { kind: 'ordering', items: ['3', '1', '2'], right: ['1', '2', '3'] }
  expect([
    isRight(order, ['1', '2 ', '3']),
    isRight(order, ['1', '3', '2']),
    isRight(order, ['1', '2']),
    isRight(order, '1,2,3'),
  ]).toEqual([true, false, false, false])
})

test('numbers are shown in the Indian way', () => {
  expect([
    show(ratio(1234567)),
    show(ratio(-1, 2)),
    show(ratio(1, 3)),
    show(ratio(1, 2), 'fraction'),
  ]).toEqual(['12,34,567', '−0.5', '1/3', '1/2'])
})
