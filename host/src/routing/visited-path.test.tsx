import { expect, test } from '@jest/globals'
import { afterSignIn, recordVisitedPath } from './visited-path.ts'

test.each([
  '/login',
  '/signup',
  '/forgot-password',
  '/reset_password/Token',
  '/callback',
  '/undefined',
])('A-007, R-157: %s is not recorded, however it is written', (path) => {
  recordVisitedPath('/shop?page=2')
  for (const spelling of [path, `${path}/`, path.toUpperCase(), `${path}?a=1`, `${path}#top`]) {
    recordVisitedPath(spelling)
  }
  expect(afterSignIn('')).toBe('/shop?page=2')
})

test('A-007: every other navigation is recorded, the last one counts', () => {
  recordVisitedPath('/shop')
  recordVisitedPath('/login-help')
  expect(afterSignIn('')).toBe('/login-help')
})

test.each([
  ['A-005', '', '/kids', '/kids'],
  ['A-005', '', null, '/'],
  ['A-005', '', '//elsewhere.example', '/'],
  ['A-006, Z-026, R-155', '?redirectURL=%2Fshop%3Fpage%3D2', '/kids', '/shop?page=2'],
  ['V-009, Z-026', '?redirectURL=https%3A%2F%2Felsewhere.example', '/kids', '/kids'],
  ['V-009, Z-027', '?redirectURL=%2F%2Felsewhere.example', null, '/'],
  ['V-009', '?redirectURL=javascript%3Aalert(1)', null, '/'],
])('%s: with "%s" and the saved page %s it goes to %s', (_, search, saved, target) => {
  if (saved) recordVisitedPath(saved)
  expect(afterSignIn(search)).toBe(target)
})
