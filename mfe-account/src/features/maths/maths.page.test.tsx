import {
  checkSampleAnswer,
  getSampleQuestion,
  getSubscribedActivity,
  listFamily,
  listSubscriptions,
} from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { kidCardOf, mathsAi, plans, questionOf, termOf } from '../../maths/maths.fixture.ts'
import * as mathsPage from './maths.page.tsx'
import { savingOf } from './plans.tsx'

const page = { ...mathsPage, ErrorBoundary: () => <p>No such page</p> }
const open = (user?: ReturnType<typeof userOf>, address = '/subscribed_activity/MATH_AI') =>
  renderPage(page, { path: '/subscribed_activity/:id?', address, ...(user ? { user } : {}) })

beforeEach(() => {
  network.use(
    answer(getSubscribedActivity, mathsAi),
    answer(getSampleQuestion, ({ input }) =>
      questionOf({ hints: ['Six times five is 30.'], text: `Question ${Number(input.number)}` }),
    ),
  )
})

test('R-128, R-153: a visitor sees the plans with tax, for how long, and chooses one', async () => {
  const { container } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Maths AI' })).toBeVisible()
  expect(screen.getByText('₹3,999')).toBeVisible()
  expect(screen.getAllByText('with 18% tax, for one child')).toHaveLength(2)
  expect(screen.getByText('₹333.25 a month, 33% less than month by month')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose One year' })).toHaveAttribute(
    'href',
    '/subscribed_activity/activity_booking/MATH_AI?plan=2',
  )
  expect(screen.queryByText('Your kids')).toBeNull()
  await screen.findByRole('button', { name: 'Check' })
  expect(await accessibilityFindings(container)).toEqual([])
})

test('R-153: a question is tried with a hint, answered by the keyboard, and explained', async () => {
  network.use(answer(checkSampleAnswer, { is_right: true, answer: '42', solution: ['6 × 7 = 42'] }))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Show a hint' }))
  expect(screen.getByText('Six times five is 30.')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Question 1|6 times 7/ }), '42{Enter}')
  const next = await screen.findByRole('button', { name: 'Another question' })
  expect(next).toHaveFocus()
  expect(next).toHaveAccessibleDescription('That is right! It is 42.')
  expect(screen.getByText('6 × 7 = 42')).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus())
})

test('R-128: without a code it is Maths AI, and another code is no page', async () => {
  const { router } = open(undefined, '/subscribed_activity')
  await waitFor(() => expect(router.state.location.pathname).toBe('/subscribed_activity/MATH_AI'))
  network.use(refuse(getSubscribedActivity, 404))
  open(undefined, '/subscribed_activity/CHESS')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('R-153: a guardian sees how each kid stands, and renews what ends soon', async () => {
  network.use(
    answer(listFamily, { data: [kidCardOf(12, 'Tara'), kidCardOf(13, 'Ravi')] }),
    answer(listSubscriptions, { data: [termOf([-25, 5])] }),
  )
  open(userOf('guardian'))
  const tara = within((await screen.findByText('Tara')).closest('li') ?? document.body)
  expect(tara.getByText('Ends soon')).toBeVisible()
  expect(tara.getByRole('link', { name: 'Renew for Tara' })).toHaveAttribute(
    'href',
    '/subscribed_activity/activity_booking/MATH_AI?kid=12',
  )
  expect(tara.getByRole('link', { name: 'Practise with Tara' })).toHaveAttribute(
    'href',
    '/practworks?id=12',
  )
  expect(screen.getByRole('link', { name: 'Choose a plan for Ravi' })).toBeVisible()
})

test('a student cannot buy, and goes on practising', async () => {
  network.use(answer(listSubscriptions, { data: [] }))
  open(userOf('student', { id: 12 }))
  expect(await screen.findByRole('link', { name: 'Practise now' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull()
})

test('what a longer plan saves is never rounded up', () => {
  const [month, year] = plans
  if (!month || !year) throw new Error('There are two plans.')
  expect([savingOf(month, month), savingOf(year, month)]).toEqual([0, 33])
  expect(savingOf(year, { ...month, price_in_paise: 0 })).toBe(0)
})
