import { expect, test } from '@jest/globals'
import { remote } from './routes.ts'

const marks = Object.fromEntries(
  remote.routes.map(({ path, access, layout }) => [path, `${access}, ${layout}`]),
)

test('A-009, A-010, W-005: sign-in pages are for guests, the profile for signed-in people', () => {
  expect(marks).toEqual({
    '/login': 'guest, login-signup',
    '/signup': 'guest, login-signup',
    '/forgot-password': 'guest, login-signup',
    '/reset_password/:token?': 'open, login-signup',
    '/profile': 'protected, default',
    '/profile/student': 'protected, default',
  })
})

test('no page is rendered on the server, where an address with a secret could be kept', () => {
  expect(remote.routes.filter(({ render }) => render === 'server')).toEqual([])
})
