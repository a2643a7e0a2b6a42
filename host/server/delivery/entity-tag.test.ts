/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { isKnownTag } from './entity-tag.ts'

test.each([
  [undefined, false],
  ['"other"', false],
  ['W/"page"', true],
  ['"page"', true],
  ['"other", W/"page"', true],
  ['*', true],
])('a browser that names %s has the page: %s', (header, isKnown) => {
  expect(isKnownTag(header, 'W/"page"')).toBe(isKnown)
})
