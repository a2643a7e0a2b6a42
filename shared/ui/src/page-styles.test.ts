/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { pageStyles } from './page-styles.ts'
import { system } from './theme/system.ts'

test('the page’s styles begin with the order of the layers and have reset, tokens, defaults and keyframes', () => {
  const styles = pageStyles()
  expect(styles).toMatch(/^@layer reset,base,tokens,recipes;/)
  for (const part of [
    '@layer reset{',
    '@layer base{',
    '@layer tokens{',
    '@keyframes spin',
    ':focus-visible',
  ])
    expect(styles).toContain(part)
})

test('every token that a component may name has its custom property', () => {
  const styles = pageStyles()
  const missing = system.tokens.allTokens.filter(({ extensions }) => {
    const { cssVar, virtual } = extensions
    return cssVar && !virtual && !styles.includes(`${String(cssVar.var)}:`)
  })
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('Q-040: with reduced motion nothing moves', () => {
  expect(pageStyles()).toMatch(
    /@media \(prefers-reduced-motion: reduce\)\{\*[^}]*animation-duration:0\.01ms!important/,
  )
})

test('what has just come under the finger can be kept from being pressed', () => {
  expect(pageStyles()).toMatch(/@keyframes hold-presses\{from\{pointer-events:none;?\}\}/)
})

test('the page declares itself light', () => {
  expect(pageStyles()).toMatch(/html\{[^}]*color-scheme:light/)
})

test('a page that is opened stands at its top at once, and does not roll there', () => {
  expect(pageStyles()).not.toMatch(/html\{[^}]*scroll-behavior:smooth/)
})
