import { expect, test } from '@jest/globals'
import { layouts } from '@brightyard/contract/release'
import { chromeOf, footerFor } from './chrome.ts'
import { frames } from './frames.tsx'

test.each([
  ['W-001', 'shop', true, 'shop'],
  ['W-002', 'default', true, 'default'],
  ['W-003', 'blank', false, 'none'],
  ['W-004', 'creative', true, 'shop'],
  ['W-005', 'login-signup', false, 'none'],
  ['W-006', 'mobile-section', false, 'none'],
] as const)('%s: layout %s', (_, layout, header, footer) => {
  expect(chromeOf[layout]).toEqual({ header, footer })
})

test('every layout has a frame', () => {
  expect(Object.keys(frames).toSorted()).toEqual([...layouts].toSorted())
})

test.each([
  ['/assessment', 'none'],
  ['/assessment/list', 'none'],
  ['/Assessment/7', 'none'],
  ['/assessments', 'default'],
  ['/profile', 'default'],
])('W-002: on %s the footer is %s', (path, footer) => {
  expect(footerFor('default', path)).toBe(footer)
})
