import { getOneDashboard } from '@brightyard/contract/calls'
import type { OneDashboard } from '@brightyard/contract/entities'
import { ApiError } from '@brightyard/runtime'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { expect, jest, test } from '@jest/globals'
import { aDashboard, aLesson, anAssessment } from './dashboard.fixture.ts'
import * as oneDashboard from './one-dashboard.page.tsx'

/** What the loader threw; the host shows it. */
let thrown: unknown
const page = {
  ...oneDashboard,
  async loader(context: Parameters<typeof oneDashboard.loader>[0]) {
    try {
      return await oneDashboard.loader(context)
    } catch (error) {
      thrown = error
      throw error
    }
  },
  ErrorBoundary: () => <p>{thrown instanceof ApiError ? thrown.message : 'No such page'}</p>,
}
const open = (address: string) =>
  renderPage(page, {
    path: '/dashboard/:id',
    address: `/dashboard/${address}`,
    user: userOf('guardian'),
    others: ['/dashboard'],
  })
const kid = { student_id: 70, user_id: 7, name: 'Tara Rao', avatar: null }
const everyDay = {
  ...aDashboard,
  lessons: [1, 2, 3, 4, 5, 6, 7].map((weekday) => aLesson({ id: weekday, weekday })),
  assessments: [anAssessment({ id: 1 })],
  rooms: [{ id: 3, name: 'Green Valley School', vendor_type: 2 }],
}
const ofKid: OneDashboard = { ...everyDay, kind: 'kid', kid }

test('R-134: the dashboard of the own kid has its week, what it has to do, and its rooms', async () => {
  network.use(answer(getOneDashboard, ofKid))
  const { container } = open('70')
  expect(await screen.findByRole('heading', { level: 1, name: 'Tara Rao' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The week of Tara' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'What Tara has to do' })).toBeVisible()
  expect(screen.getByText('Fractions all around')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Green Valley School' })).toHaveAttribute(
    'href',
    '/dashboard/3?of=room',
  )
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute(
    'href',
    '/profile/student?Id=70',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-134: of a room, it shows what the room has today for each kid', async () => {
  const asked: unknown[] = []
  network.use(
    answer(getOneDashboard, ({ input }) => {
      asked.push(input)
      return {
        kind: 'room' as const,
        room: { id: 3, name: 'Green Valley School', vendor_type: 2 },
        kids: [
          { kid, dashboard: everyDay },
          {
            kid: { ...kid, student_id: 71, name: 'Ravi Rao' },
            dashboard: { ...everyDay, lessons: [], assessments: [] },
          },
        ],
      }
    }),
  )
  open('3?of=room')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Green Valley School' }),
  ).toBeVisible()
  const tara = within(screen.getByRole('region', { name: 'Tara Rao' }))
  expect(tara.getByText('Fractions all around')).toBeVisible()
  expect(tara.getByText(/Room 4 A/)).toBeVisible()
  const ravi = within(screen.getByRole('region', { name: 'Ravi Rao' }))
  expect(ravi.getByText(/Ravi has no lessons today|No lessons today/)).toBeVisible()
  expect(ravi.getByText(/Nothing is waiting for Ravi/)).toBeVisible()
  expect(ravi.getByRole('link', { name: 'Whole week of Ravi' })).toHaveAttribute(
    'href',
    '/dashboard/71?of=kid',
  )
  expect(asked).toMatchObject([{ of: 'room' }])
})

test('R-134: the own workplace has its page', async () => {
  network.use(
    answer(getOneDashboard, {
      kind: 'staff',
      workplace: 'Green Valley School',
      student_count: 3,
      new_this_month: 0,
      classes: [],
      latest: [],
    }),
  )
  open('3')
  expect(await screen.findByText('at /dashboard')).toBeVisible()
})

test('R-134, K-011, P-013, E-010: who has no part in it reads "You are not connected"', async () => {
  network.use(refuse(getOneDashboard, 403, { message: 'You are not connected' }))
  open('71')
  expect(await screen.findByText('You are not connected')).toBeVisible()
})

test('R-134: a failure offers to try again', async () => {
  network.use(refuse(getOneDashboard, 500))
  open('70')
  expect(await screen.findByText('We could not load the dashboard')).toBeVisible()
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
])('R-134, V-016: %s is neither, and no call is made', async (id) => {
  const asked = jest.fn()
  network.use(
    answer(getOneDashboard, () => {
      asked()
      return ofKid
    }),
  )
  open(id)
  expect(await screen.findByText('No such page')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})
