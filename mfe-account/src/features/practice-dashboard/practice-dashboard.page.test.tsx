import { getPracticeProgress, startPractice } from '@brightyard/contract/calls'
import { kidSelected } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  act,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { progressOf, rightTo, sessionOf } from '../../practice/practice.fixture.ts'
import { minutesText } from '../../practice/minutes.ts'
import { weekOf, weekSentence } from '../../practice/week.tsx'
import * as dashboardPage from './practice-dashboard.page.tsx'
import { trendSentence } from './trend.tsx'

const page = { ...dashboardPage, ErrorBoundary: () => <p>No such page</p> }
const open = (address: string, user = userOf('guardian'), path = '/practworkdashboard') =>
  renderPage(page, {
    path,
    address,
    user,
    others: ['/room/select-kid', '/practworks/session/:id'],
  })

const asked: unknown[] = []
beforeEach(() => {
  asked.length = 0
  network.use(
    answer(getPracticeProgress, ({ input }) => {
      asked.push(Number(input.user_id))
      return progressOf()
    }),
  )
})

test('R-049: topics with mastery, trend and time, in words too; what comes next is one press away', async () => {
  network.use(answer(startPractice, sessionOf({ id: 35 })))
  const { user, container } = open('/practworkdashboard?id=12')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Tara Rao’s progress' }),
  ).toBeVisible()
  expect(screen.getByText('Going well')).toBeVisible()
  expect(screen.getByText('Up from 30% to 62% over 2 sessions')).toBeVisible()
  expect(screen.getByText('Class 4, 15 of 20 right in 22 minutes')).toBeVisible()
  expect(screen.getByText('Not tried yet')).toBeVisible()
  expect(screen.getByText('8 of 10 right')).toBeVisible()
  expect(
    screen.getByText('Tara answered 20 questions so far, 15 of them right, in 22 minutes.'),
  ).toBeVisible()
  expect(asked).toEqual([12])
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Start ten questions' }))
  expect(await screen.findByText('at /practworks/session/:id')).toBeVisible()
})

test('R-127: the subscription’s dashboard is of the kid in its path, or of the current one', async () => {
  const path = '/subscribed_activity/dashboard/:id?'
  const first = open('/subscribed_activity/dashboard/13', userOf('guardian'), path)
  await screen.findByText('Going well')
  first.unmount()
  act(() => channel(kidSelected).publish({ kid: { user_id: 12, name: 'Tara', avatar: null } }))
  const second = open('/subscribed_activity/dashboard', userOf('guardian'), path)
  await screen.findByText('Going well')
  second.unmount()
  expect(asked).toEqual([13, 12])
  act(() => channel(kidSelected).publish({ kid: null }))
  open('/subscribed_activity/dashboard', userOf('guardian'), path)
  expect(await screen.findByText('at /room/select-kid')).toBeVisible()
})

test('R-049: a student reads about themselves, and without a plan nothing can be pressed in vain', async () => {
  network.use(answer(getPracticeProgress, progressOf({ right: rightTo(false) })))
  open('/practworkdashboard', userOf('student', { id: 12 }))
  expect(await screen.findByRole('heading', { level: 1, name: 'My progress' })).toBeVisible()
  expect(screen.getByText(/^You answered 20 questions/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start ten questions' })).toBeDisabled()
})

test('K-011: another family’s kid is not found', async () => {
  network.use(refuse(getPracticeProgress, 404))
  open('/practworkdashboard?id=99')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('the week starts on Monday, and days without practice are never counted', () => {
  expect(weekOf('2026-03-22')).toEqual([
    '2026-03-16',
    '2026-03-17',
    '2026-03-18',
    '2026-03-19',
    '2026-03-20',
    '2026-03-21',
    '2026-03-22',
  ])
  expect(weekOf('2026-03-16')[0]).toBe('2026-03-16')
  expect([0, 1, 3].map((days) => weekSentence(days, 'You'))).toEqual([
    'A new week: ten questions are a fine start.',
    'You practised on one day this week.',
    'You practised on 3 days this week.',
  ])
})

test('a trend and a time are said in words', () => {
  expect([[], [0.4], [0.4, 0.4], [0.6, 0.4], [0.2, 0.9, 0.5]].map(trendSentence)).toEqual([
    '',
    '40% after the first session',
    'Steady at 40% over 2 sessions',
    'From 60% to 40% over 2 sessions',
    'Up from 20% to 50% over 3 sessions',
  ])
  expect([20, 60, 61, 3600, 3960].map(minutesText)).toEqual([
    '1 minute',
    '1 minute',
    '2 minutes',
    '1 hour',
    '1 hour 6 minutes',
  ])
})
