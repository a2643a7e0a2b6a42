import { getStudentDashboard, getWhatIsNext } from '@brightyard/contract/calls'
import type { StudentDashboard } from '@brightyard/contract/entities'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import {
  accessibilityFindings,
  act,
  answer,
  cutOff,
  hang,
  network,
  renderPage,
  screen,
  userOf,
  within,
} from '@brightyard/testing'
import { nextOf, sessionNow } from '../../next/next.fixture.ts'
import { aDashboard } from './dashboard.fixture.ts'
import * as page from './student-dashboard.page.tsx'

const session = {
  ...sessionNow,
  starts_at: '2026-03-18T04:00:00.000Z',
  ends_at: '2026-03-18T05:00:00.000Z',
}
const aarav = userOf('student', { name: 'Aarav Nair' })
const open = (user = aarav) =>
  renderPage(page, { path: '/studentdashboard', user, others: ['/dashboard'] })
const show = (given: Partial<StudentDashboard> = {}) => {
  network.use(answer(getStudentDashboard, { ...aDashboard, ...given }))
  return open()
}

/** Wednesday, 9:20 in India; the browser of this test is elsewhere. Only the clock is ours. */
beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-03-18T03:50:00.000Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
})
beforeEach(() => network.use(answer(getWhatIsNext, { kids: [], parcels: [] })))
afterEach(() => {
  jest.useRealTimers()
})

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('R-063: a student sees the lesson that runs, the week, what is due and the badges', async () => {
  const { container } = show()
  expect(await screen.findByText('3 lessons today. Have a great day!')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Aarav')
  const now = await part('Now')
  expect(now.getByText('until 9:40 am')).toBeVisible()
  expect(now.getByText(/Room 4 A, Ms Rao/)).toBeVisible()
  expect(now.getByText('Then Art at 10:00 am')).toBeVisible()
  const badges = await part('My badges')
  expect(badges.getByText('Chess prize')).toBeVisible()
  expect(badges.getByText('Sunrise School, 1 March')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test.each([
  ['guardian', userOf('guardian')],
  ['vendor', userOf('vendor')],
  ['super admin', userOf('superAdmin')],
  ['school representative', userOf('schoolRepresentative')],
  ['school account', userOf('student', { role: 'school', student_id: null })],
])('R-063: a %s is sent to their own dashboard, and no call is made', async (_who, user) => {
  const asked = jest.fn()
  network.use(
    answer(getStudentDashboard, () => {
      asked()
      return aDashboard
    }),
  )
  open(user)
  expect(await screen.findByText('at /dashboard')).toBeVisible()
  expect(asked).not.toHaveBeenCalled()
})

test('R-063: today is marked; other days take one press or key', async () => {
  const { user } = show()
  const week = await part('My week')
  const days = within(week.getByRole('group', { name: 'Day of the week' }))
  expect(days.getAllByRole('button').map((day) => day.textContent)).toEqual([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ])
  const today = days.getByRole('button', { name: 'Wednesday, today' })
  expect(today).toHaveAttribute('aria-pressed', 'true')
  const wednesday = await part('Wednesday')
  expect(wednesday.getByText('Today')).toBeVisible()
  expect(wednesday.getByText('Online')).toBeVisible()
  expect(wednesday.getByText('Maths').closest('li')).toHaveAttribute('aria-current', 'time')
  expect(screen.queryByRole('region', { name: 'Thursday' })).toBeNull()

  await user.click(days.getByRole('button', { name: 'Thursday' }))
  expect((await part('Thursday')).getByText('Music')).toBeVisible()
  expect(today).toHaveAttribute('aria-pressed', 'false')
  await user.tab()
  await user.keyboard('{Enter}')
  expect((await part('Friday')).getByText('Holiday: Holi')).toBeVisible()
})

test('R-063: late, due and done tasks are labelled, with day, hour and length', async () => {
  show()
  const toDo = await part('To do')
  const lineOf = (title: string) => within(toDo.getByText(title).closest('li') ?? document.body)
  expect(lineOf('Times tables').getByText('Overdue')).toBeVisible()
  expect(lineOf('Times tables').getByText('It was due on Monday')).toBeVisible()
  expect(lineOf('Fractions all around').getByText('Due soon')).toBeVisible()
  expect(lineOf('Fractions all around').getByText('Due tomorrow, 6:00 pm')).toBeVisible()
  expect(lineOf('Fractions all around').getByText('Maths, about 20 minutes')).toBeVisible()
  expect(lineOf('My festival').getByText('Due on 2 April, 6:00 pm')).toBeVisible()
  expect(toDo.getByText('A letter, English')).toBeVisible()
  expect(toDo.getByRole('link', { name: 'Practise' })).toHaveAttribute('href', '/practworks')
})

test('R-063: a page that stays open moves on with the day', async () => {
  show()
  await part('Now')
  act(() => {
    jest.setSystemTime(new Date('2026-03-18T04:15:00.000Z'))
    jest.advanceTimersByTime(15_000)
  })
  const next = await part('Up next')
  expect(next.getByText('in 15 minutes')).toBeVisible()
  expect(next.getByText('Art')).toBeVisible()
})

test('R-063: a free day says so and shows what comes next', async () => {
  jest.setSystemTime(new Date('2026-03-20T05:00:00.000Z'))
  show()
  expect(
    await screen.findByText('It is Holi, so there are no lessons today. Enjoy it!'),
  ).toBeVisible()
  const next = await part('Up next')
  expect(next.getByText('Games')).toBeVisible()
  expect(next.getByText('tomorrow')).toBeVisible()
})

test('R-063: with no lesson, task or badge yet it says what will come', async () => {
  const nothing = { lessons: [], holidays: [], assessments: [], badges: [], can_practise: false }
  const { container } = show(nothing)
  expect(await screen.findByText('No lessons yet')).toBeVisible()
  expect(screen.getByText('All done!')).toBeVisible()
  expect(screen.getByText('Your first badge is waiting')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See programs' })).toHaveAttribute('href', '/program')
  expect(screen.queryByRole('region', { name: 'Up next' })).toBeNull()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-063: while it loads there is a skeleton', async () => {
  network.use(hang(getStudentDashboard))
  open()
  expect(await screen.findByText('Loading your day')).toBeInTheDocument()
})

test('R-063: where it cannot be loaded, a second try shows it', async () => {
  network.use(cutOff(getStudentDashboard))
  const { user } = open()
  const again = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getStudentDashboard, aDashboard))
  await user.click(again)
  expect(await screen.findByText('Chess prize')).toBeVisible()
})

test('R-063: a booked session is on the day, with its way in', async () => {
  network.use(answer(getWhatIsNext, { kids: [nextOf(70, 'Aarav', { session })], parcels: [] }))
  show()
  const next = await part('What is next')
  expect(next.getByRole('link', { name: 'Storytelling' })).toHaveAttribute(
    'href',
    '/myclass?booking=AAA1',
  )
  expect(next.getByRole('link', { name: /^Join now/ })).toBeVisible()
})
