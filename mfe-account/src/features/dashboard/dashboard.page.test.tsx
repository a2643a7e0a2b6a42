import { getDashboard, getWhatIsNext } from '@brightyard/contract/calls'
import type { GuardianDashboard } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  cutOff,
  network,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { expect, test } from '@jest/globals'
import { inHours } from '../../bookings/booking.fixture.ts'
import { nextOf, sessionNow } from '../../next/next.fixture.ts'
import * as dashboardPage from './dashboard.page.tsx'

const kidCard = (student_id: number, name: string) => ({
  student_id,
  user_id: student_id + 100,
  name,
  avatar: null,
  login_id: null,
  class_name: '',
  rooms: [],
  is_subscribed: false,
})
const dashboard: GuardianDashboard = {
  kind: 'guardian',
  kids: [kidCard(71, 'Mira'), kidCard(72, 'Kabir')],
  orders: [],
  ending: [],
}
const open = () => renderPage(dashboardPage, { path: '/dashboard', user: userOf('guardian') })

test('R-015: a guardian sees what is next for each kid, with a way into each, and parcels to come', async () => {
  network.use(
    answer(getDashboard, dashboard),
    answer(getWhatIsNext, {
      kids: [
        nextOf(71, 'Mira', {
          session: sessionNow,
          practice: { title: 'Fractions', due_at: inHours(30), to_do: 2 },
          program: {
            enrolment_id: 5,
            program_id: 9,
            title: 'Young Coders',
            lesson_id: 4,
            lesson: 'Loops',
            done: 3,
            total: 8,
          },
        }),
        nextOf(72, 'Kabir'),
        nextOf(73, 'Zoya', {
          assessment: {
            id: 7,
            title: 'Small things',
            is_running: true,
            ends_at: inHours(1),
            to_do: 2,
          },
        }),
      ],
      parcels: [
        {
          order_id: 42,
          title: 'Rooftop Telescope',
          status: 'shipped',
          delivery: { from: '2026-11-24', to: '2026-11-26' },
        },
      ],
    }),
  )
  const { container } = open()
  const next = within(await screen.findByRole('region', { name: 'What is next' }))
  const link = (name: string | RegExp) => next.findByRole('link', { name })
  expect(await link('Storytelling')).toHaveAttribute('href', '/myclass?booking=AAA1')
  expect(await link('Join now: Storytelling for Mira')).toHaveAttribute(
    'href',
    '/live-class/session/abc',
  )
  expect(next.getByText(/(where you are|1 hour 6 minutes)$/)).toBeVisible()
  expect(await link('Practice: Fractions')).toHaveAttribute('href', '/practworks?id=171')
  expect(await link('Young Coders')).toHaveAttribute('href', '/my-programs/5?lesson=4')
  expect(next.getByText('Go on with “Loops”, 3 of 8 lessons done')).toBeVisible()
  const running = await link('Assessment: Small things')
  expect(running).toHaveAttribute('href', '/assessment/7?kid=173')
  expect(next.getByText(/^In progress, time ends .*, 2 assessments to do$/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'My kids’ assessments' })).toHaveAttribute(
    'href',
    '/assessment/list',
  )
  expect(await link('Find something for Kabir')).toHaveAttribute('href', '/activities')
  expect(await link('Rooftop Telescope')).toHaveAttribute(
    'href',
    '/shop/order-history/order-details/42',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-015: kids and orders stay when what is next cannot be loaded', async () => {
  network.use(answer(getDashboard, dashboard), cutOff(getWhatIsNext))
  open()
  expect(await screen.findByText('We could not load what is next')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Mira' })).toBeVisible()
})

test('R-015: a plan that ends soon is renewed from here', async () => {
  const ending = [{ kid: 'Mira', plan: 'One month', ends_at: inHours(100) }]
  network.use(
    answer(getDashboard, { ...dashboard, ending }),
    answer(getWhatIsNext, { kids: [], parcels: [] }),
  )
  open()
  expect(await screen.findByRole('link', { name: 'Renew One month of Mira' })).toHaveAttribute(
    'href',
    '/subscribed_activity/MATH_AI',
  )
})

const staffDashboard = {
  kind: 'staff' as const,
  workplace: 'Banyan Tree School',
  student_count: 12,
  new_this_month: 1,
  latest: [],
  classes: [],
}

test.each([
  [
    'schoolRepresentative',
    ['Moderation', 'Assessments', 'Forms'],
    ['Orders', 'Stock', 'Jury desk'],
  ],
  [
    'superAdmin',
    ['Moderation', 'Assessments', 'Forms', 'Orders', 'Stock', 'Jury desk', 'Operations'],
    [],
  ],
] as const)('R-015: %s finds every desk of theirs', async (role, own, others) => {
  network.use(answer(getDashboard, staffDashboard))
  const { container } = renderPage(dashboardPage, { path: '/dashboard', user: userOf(role) })
  const desks = within(await screen.findByRole('region', { name: 'My desks' }))
  for (const name of own) expect(desks.getByRole('link', { name })).toBeVisible()
  for (const name of others) expect(desks.queryByRole('link', { name })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-015: a guardian without kids is led to no list of theirs', async () => {
  network.use(
    answer(getDashboard, { ...dashboard, kids: [] }),
    answer(getWhatIsNext, { kids: [], parcels: [] }),
  )
  open()
  expect(await screen.findByRole('link', { name: 'My profile' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'My kids’ assessments' })).toBeNull()
})

test('P-020, R-015: a school account finds its figures, notices, and what teachers do', async () => {
  network.use(
    answer(getDashboard, { ...staffDashboard, classes: [{ class_name: '4 A', student_count: 9 }] }),
  )
  const { container } = renderPage(dashboardPage, {
    path: '/dashboard',
    user: userOf('student', { role: 'school', student_id: null, name: 'Banyan Tree School' }),
  })
  expect(await screen.findByText('9 students')).toBeVisible()
  expect(screen.getAllByText(/Banyan Tree School/)).toHaveLength(1)
  expect(screen.getByText(/Teachers sign in with accounts of their own/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Feeds' })).toHaveAttribute('href', '/Feeds')
  expect(screen.queryByRole('link', { name: 'Registered Student List' })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})
