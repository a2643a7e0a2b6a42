import { expect, test } from '@jest/globals'
import { compactRules } from './compact-rules.ts'

const colours = (family: string) =>
  ['subtle', 'muted', 'bright', 'solid', 'deep', 'contrast', 'fg']
    .map((shade) => `--by-colors-color-palette-${shade}:var(--by-colors-${family}-${shade});`)
    .join('')

test('the colours of a palette are written once for all that set it', () => {
  const css = compactRules({
    prefix: 'by-',
    rules: [
      ['a', `.by-a{color:red;${colours('shop')}display:flex;}.by-a:hover{color:blue;}`],
      ['b', `.by-b{${colours('shop')}}`],
      ['c', `.by-c{${colours('learn')}}`],
    ],
  })
  expect(css).toBe(
    `.by-a,.by-b{${colours('shop')}}.by-c{${colours('learn')}}` +
      '.by-a{color:red;display:flex;}.by-a:hover{color:blue;}',
  )
})

test('recipes that begin alike share their beginning, before what differs', () => {
  const base = 'display:inline-flex;'.repeat(7)
  const css = compactRules({
    prefix: 'by-',
    rules: [
      ['a', `@layer recipes{.by-a{${base}color:red;}.by-a:hover{color:blue;}}.by-a{margin:0;}`],
      ['b', `@layer recipes{.by-b{${base}color:tomato;}}`],
      ['c', '@layer recipes{.by-c{display:block;}}'],
    ],
  })
  expect(css).toBe(
    `@layer recipes{.by-a,.by-b{${base}}}` +
      '@layer recipes{.by-a{color:red;}.by-a:hover{color:blue;}}.by-a{margin:0;}' +
      '@layer recipes{.by-b{color:tomato;}}@layer recipes{.by-c{display:block;}}',
  )
})

test('what is under a condition stays there', () => {
  const css = `@media (min-width: 1px){.by-a{${colours('shop')}}}`
  expect(compactRules({ prefix: 'by-', rules: [['a', css]] })).toBe(css)
})
