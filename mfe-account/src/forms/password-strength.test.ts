import { expect, test } from '@jest/globals'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['short', 0],
  ['aaaaaaaa', 1],
  ['password1', 1],
  ['12345678', 1],
  ['qwertyuiop', 1],
  ['mangotree', 2],
  ['Mango7tree', 3],
  ['correct horse battery staple', 4],
])('the hint for %p has level %i', (password, level) => {
  expect(passwordStrength(password).level).toBe(level)
})

test('a password made of the own name or contact is easy to guess', () => {
  const known = ['Asha Verma', 'asha.v@example.com']
  expect(passwordStrength('Verma-2210-tree!', known).label).toBe('Easy to guess')
  expect(passwordStrength('Lychee-2210-tree!', known).level).toBe(4)
})
