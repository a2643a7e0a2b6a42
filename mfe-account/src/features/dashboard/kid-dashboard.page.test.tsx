import { getStudent } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, userOf } from '@brightyard/testing'
import { expect, jest, test } from '@jest/globals'
import { aStudent } from '../../student/student.fixture.ts'
import * as kidDashboard from './kid-dashboard.page.tsx'

const page = { ...kidDashboard, ErrorBoundary: () => <p>No such page</p> }
const open = (id: string) =>
  renderPage(page, {
    path: '/dashboard/:id',
    address: `/dashboard/${id}`,
    user: userOf('guardian'),
    others: ['/profile/student'],
  })

test('R-134: the dashboard of the own kid is its profile', async () => {
  network.use(answer(getStudent, aStudent))
  const { router } = open('70')
  expect(await screen.findByText('at /profile/student')).toBeVisible()
  expect(router.state.location.search).toBe('?Id=70')
})

test('R-134, K-011: another person’s kid is not found', async () => {
  network.use(refuse(getStudent, 404))
  open('71')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test.each([
  '0',
  '-1',
  '1.5',
  '70a',
  'abc',
  '1e3',
  '٧٠',
  '70%2F71',
  '9999999999',
  "7'--",
  '%00',
  'null',
])('R-134, V-016: %s is not a kid, and no call is made', async (id) => {
  const asked = jest.fn()
  network.use(
    answer(getStudent, () => {
      asked()
      return aStudent
    }),
  )
  open(id)
  expect(await screen.findByText('No such page')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
