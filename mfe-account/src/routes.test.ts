import { expect, test } from '@jest/globals'
import { remote } from './routes.ts'

/** Every page that the requirements name; a page that is added later decides for itself. */
const specified = {
  '/login': 'guest, login-signup',
  '/signup': 'guest, login-signup',
  '/forgot-password': 'guest, login-signup',
  '/reset_password/:token?': 'open, login-signup',
  '/guardian-registration': 'guest, login-signup',
  '/forgot-kidID': 'guest, login-signup',
  '/callback': 'open, blank',
  '/partner-register': 'guest, login-signup',
  '/schoolregistration/register/:id?': 'open, login-signup',
  '/profile/security': 'protected, default',
  '/profile': 'protected, default',
  '/profile/student': 'protected, default',
  '/dashboard': 'protected, default',
  '/dashboard/:id': 'protected, default',
  '/studentdashboard': 'protected, default',
  '/kids': 'protected, default',
  '/kids/rooms': 'protected, default',
  '/room/select-kid': 'protected, default',
  '/room/select-room': 'protected, default',
  '/practworks': 'protected, default',
  '/assessment/list': 'protected, default',
  '/assessment/instructions/:id?': 'protected, default',
  '/assessment/assessment-status/:id?': 'protected, default',
  '/assessment/submission/:id?': 'protected, default',
  '/assessment/response-list/:id?': 'protected, default',
  '/assessment/:id?': 'protected, default',
  '/student/list': 'protected, default',
  '/student/register': 'protected, default',
  '/student/update': 'protected, default',
  '/notifications': 'protected, default',
  '/my-transactions': 'protected, default',
  '/transection/:id?': 'protected, default',
}
const marks = Object.fromEntries(
  remote.routes.map(({ path, access, layout }) => [path, `${access}, ${layout}`]),
)

test('A-009, A-010, W-005: sign-in pages are for guests, the profile for signed-in people', () => {
  expect(marks).toMatchObject(specified)
})

test('only first steps are rendered on the server: their addresses hold no secret that could be kept', () => {
  const onServer = remote.routes.filter(({ render }) => render === 'server')
  const paths = onServer.map(({ path }) => path).filter((path) => Object.hasOwn(specified, path))
  expect(paths).toEqual(['/login', '/signup', '/guardian-registration', '/partner-register'])
})

test.each([
  ['/student/list', false, false],
  ['/student/register', false, false],
  ['/student/update', false, false],
  ['/notifications', true, false],
  ['/room/select-kid', true, false],
])(
  'R-039, R-099, R-101 to R-103: %s is for staff; guardians %p, students %p',
  (path, guardian, student) => {
    const roles = remote.routes.find((route) => route.path === path)?.roles ?? []
    expect(roles).toEqual(
      expect.arrayContaining(['vendor', 'vendorStaff', 'superAdmin', 'schoolRepresentative']),
    )
    expect([roles.includes('guardian'), roles.includes('student')]).toEqual([guardian, student])
  },
)

test('every page that the server renders says what it reads of its address', () => {
  const silent = remote.routes.filter(({ render, query }) => render === 'server' && !query)
  expect(silent.map(({ path }) => path)).toEqual([])
})
