import { expect, test } from '@jest/globals'
import { unknownOption } from './unknown-option.ts'

const known = ['--layout', '--title', '--fresh']

test.each([
  ['--layot', 'Unknown option --layot. Did you mean --layout?'],
  ['--layot=shop', 'Unknown option --layot. Did you mean --layout?'],
  ['-layout', 'Unknown option -layout. Did you mean --layout?'],
  ['--frsh', 'Unknown option --frsh. Did you mean --fresh?'],
  ['--everything-at-once', 'Unknown option --everything-at-once.'],
])('%s is named, with the option that was meant', (option, sentence) => {
  expect(unknownOption(['shop', '/gifts', option, 'shop'], known)).toBe(sentence)
})

test('known options, their values and what follows -- are no unknown options', () => {
  const args = ['shop', '-', '--title=--a -b', '--layout', 'shop', '--', '--layot']
  expect(unknownOption(args, known)).toBeNull()
})
