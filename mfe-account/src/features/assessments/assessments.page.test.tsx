import {
  getAssessment,
  getAttemptResult,
  listAssessments,
  listFamily,
  startAssessment,
} from '@brightyard/contract/calls'
import type { Assessment } from '@brightyard/contract/entities'
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
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { assessmentOf, attemptOf, cardOf, ended, resultOf, tara } from './assessment.fixture.ts'
import * as assessmentsPage from './assessments.page.tsx'
import * as playerPage from './player.page.tsx'

const page = { ...assessmentsPage, ErrorBoundary: () => <p>No such page</p> }
const others = [
  '/kids',
  '/assessment/list',
  '/assessment/instructions/:id',
  '/assessment/assessment-status/:id',
  '/assessment/submission/:id',
  '/assessment/response-list/:id',
  '/assessment/:id',
]
const open = (address: string, user = userOf('student')) => {
  const path = `${address.split('?')[0]?.replace(/\d+$/, ':id') ?? ''}`
  return renderPage(page, { path, address, user, others: others.filter((one) => one !== path) })
}
const givenAssessment = (fields: Partial<Assessment> = {}) =>
  network.use(answer(getAssessment, assessmentOf(fields)))
const family = {
  data: [
    { ...kidOf('Diya', 13), student_id: 113 },
    { ...kidOf('Tara', 12), student_id: 112 },
  ],
}
function kidOf(name: string, user_id: number) {
  return {
    user_id,
    name,
    avatar: null,
    login_id: null,
    class_name: '4 A',
    rooms: [],
    is_subscribed: false,
  }
}

beforeEach(() => {
  act(() => channel(kidSelected).publish({ kid: null }))
})

test('R-079: what to do stands above what is done, each with its next step', async () => {
  network.use(
    answer(listAssessments, {
      taker: tara,
      server_time: '2026-03-18T10:00:00.000Z',
      data: [
        cardOf({ id: 1, title: 'One', state: 'running', attempt: attemptOf() }),
        cardOf({ id: 2, title: 'Two', attempts_allowed: 3, attempts_left: 2 }),
        cardOf({ id: 3, title: 'Three', state: 'upcoming', opens_at: '2026-03-19T10:00:00.000Z' }),
        cardOf({
          id: 4,
          title: 'Four',
          state: 'evaluated',
          attempts_left: 0,
          attempt: { ...ended, state: 'evaluated', score: 4.5 },
        }),
        cardOf({ id: 5, title: 'Five', state: 'submitted', attempts_left: 1, attempt: ended }),
        cardOf({ id: 6, title: 'Six', state: 'missed', attempts_left: 0 }),
      ],
    }),
  )
  open('/assessment/list')
  const toDo = within(await screen.findByRole('region', { name: 'To do' }))
  const links = [
    ['Go on: One', '/assessment/1?kid=12'],
    ['Start: Two', '/assessment/instructions/2?kid=12'],
    ['What it is about: Three', '/assessment/instructions/3?kid=12'],
  ]
  for (const [name = '', to = ''] of links)
    expect(toDo.getByRole('link', { name })).toHaveAttribute('href', to)
  expect(toDo.getByText('30 minutes, 2 of 3 attempts left')).toBeVisible()
  const done = within(screen.getByRole('region', { name: 'Done' }))
  expect(done.getByText('4.5 of 6 marks')).toBeVisible()
  expect(done.getByRole('link', { name: 'See results: Four' })).toHaveAttribute(
    'href',
    '/assessment/response-list/4?kid=12',
  )
  expect(done.getByRole('link', { name: 'Try again: Five' })).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Missed' })).getByText('Six')).toBeVisible()
  expect(await accessibilityFindings(document.body)).toEqual([])
})

test('R-079: without anything to do the list says so', async () => {
  const server_time = '2026-03-18T10:00:00.000Z'
  network.use(answer(listAssessments, { taker: tara, data: [], server_time }))
  open('/assessment/list')
  expect(await screen.findByText('Nothing to do')).toBeVisible()
})

test('R-079: a guardian of several kids sees the first one’s, and the way to the others', async () => {
  const asked: unknown[] = []
  network.use(
    answer(listFamily, family),
    answer(listAssessments, ({ input }) => {
      asked.push(input.user_id)
      const taker = { name: 'Diya Rao', user_id: input.user_id ?? null }
      return { taker, data: [], server_time: '2026-03-18T10:00:00.000Z' }
    }),
  )
  open('/assessment/list', userOf('guardian'))
  expect(await screen.findByRole('heading', { name: 'Diya’s assessments' })).toBeVisible()
  expect(asked).toEqual([13])
  expect(screen.getByText(/^Diya answers these alone/)).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Tara' })).toHaveAttribute(
    'href',
    '/assessment/list?kid=12',
  )
  expect(screen.getByRole('link', { name: 'Diya' })).toHaveAttribute('aria-current', 'true')
})

test('R-079: a guardian without a kid is led to add one, and nothing is asked for', async () => {
  network.use(answer(listFamily, { data: [] }))
  const { router } = open('/assessment/list', userOf('guardian'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/kids'))
})

test.each(['instructions', 'assessment-status', 'submission', 'response-list'])(
  'R-111, R-112, R-114, R-115: %s without an id leads to the list',
  async (name) => {
    const { router } = open(`/assessment/${name}`)
    await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/list'))
  },
)

test('R-116: the player without an id leads to the list, and without a running attempt to the state', async () => {
  const player = (address: string, path: string) =>
    renderPage(playerPage, { path, address, user: userOf('student'), others })
  const { router, unmount } = player('/assessment', '/assessment')
  await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/list'))
  unmount()
  givenAssessment()
  const second = renderPage(playerPage, {
    path: '/assessment/:id',
    address: '/assessment/7',
    user: userOf('student'),
    others: others.filter((one) => one !== '/assessment/:id'),
  })
  await waitFor(() =>
    expect(second.router.state.location.pathname).toBe('/assessment/assessment-status/7'),
  )
})

test('R-112: one that is not assigned is not found', async () => {
  network.use(refuse(getAssessment, 404))
  open('/assessment/instructions/7')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test('Q-012: the time limit is shown, and nothing starts without the consent', async () => {
  const started: unknown[] = []
  givenAssessment()
  network.use(
    answer(startAssessment, ({ input }) => {
      started.push(input)
      return attemptOf()
    }),
  )
  const { user, router } = open('/assessment/instructions/7')
  expect(
    await screen.findByText(/30 minutes from the moment you start.*cannot be paused/),
  ).toBeVisible()
  expect(screen.getByText(/Some wrong answers take marks off/)).toBeVisible()
  expect(screen.getByText('A pencil is welcome.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Start the clock' }))
  const box = screen.getByRole('checkbox', { name: /ready.*cannot be paused/ })
  expect(box).toHaveFocus()
  expect(screen.getByText('Please confirm this before you start.')).toBeVisible()
  expect(started).toEqual([])
  expect(await accessibilityFindings(document.body)).toEqual([])
  await user.click(box)
  await user.dblClick(screen.getByRole('button', { name: 'Start the clock' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/7'))
  expect(started).toEqual([{ id: '7', user_id: 12, consents: true }])
})

test.each([
  [{ state: 'running', attempt: attemptOf() }, 'You have started already'],
  [{ state: 'upcoming', opens_at: '2026-03-19T10:00:00.000Z' }, 'Not open yet'],
  [{ state: 'missed', attempts_left: 0 }, 'This assessment is closed'],
  [{ state: 'submitted', attempts_left: 0, attempt: ended }, 'You have handed in'],
] as const)('R-112: in the state %j there is no start', async (fields, title) => {
  givenAssessment(fields)
  open('/assessment/instructions/7')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Start the clock' })).toBeNull()
})

test('R-111: the state of each attempt: not started, running with its time, handed in, evaluated', async () => {
  givenAssessment()
  const { unmount } = open('/assessment/assessment-status/7')
  expect(await screen.findByText('Not started')).toBeVisible()
  unmount()
  const running = attemptOf({ number: 3 })
  givenAssessment({
    state: 'running',
    attempts_allowed: 3,
    attempts: [
      running,
      { ...ended, id: 4, number: 2 },
      { ...ended, id: 3, number: 1, state: 'evaluated', score: 4 },
    ],
  })
  open('/assessment/assessment-status/7')
  expect(await screen.findByRole('timer', { name: 'Time left' })).toHaveTextContent(
    /^(30:00|29:5\d)$/,
  )
  for (const words of ['In progress', 'Handed in', 'Evaluated', '4 of 6 marks'])
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
  expect(await accessibilityFindings(document.body)).toEqual([])
})

test('R-115: the confirmation says when, how much, and when results come', async () => {
  const attempt = { ...ended, results_at: '2026-03-20T10:00:00.000Z' }
  givenAssessment({ state: 'submitted', attempts: [attempt], attempt })
  open('/assessment/submission/7')
  expect(await screen.findByRole('heading', { name: '“Small things” is handed in' })).toBeVisible()
  expect(screen.getByText('2 of 3')).toBeVisible()
  expect(screen.getByText('21 minutes')).toBeVisible()
  expect(screen.getByText(/The results come/)).toBeVisible()
  expect(await accessibilityFindings(document.body)).toEqual([])
})

test('R-115: before the hand-in there is nothing to confirm', async () => {
  givenAssessment({ state: 'running', attempts: [attemptOf()] })
  const { router } = open('/assessment/submission/7')
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/assessment/assessment-status/7'),
  )
})

test('R-114: answers with what was right, and why', async () => {
  const { attempt } = resultOf()
  givenAssessment({ state: 'evaluated', attempts: [attempt], attempt })
  network.use(answer(getAttemptResult, resultOf()))
  open('/assessment/response-list/7')
  expect(await screen.findByRole('heading', { level: 1, name: '1.5 of 6 marks' })).toBeVisible()
  for (const words of [
    'Your answer: Moon',
    'Right: Mars',
    'Mars goes around the Sun.',
    'Partly right',
    'Right: 2, 4',
    'Your answer: 50 cm',
    'You left this out.',
    'Right: New Delhi or Delhi',
    'Your answer: Bee: Hive; Spider: Web',
  ])
    expect(screen.getByText(words)).toBeVisible()
  expect(await accessibilityFindings(document.body)).toEqual([])
})

test.each([
  ['release', /when your teacher releases the results/],
  ['everybody', /once everybody has handed in/],
] as const)('Q-013: until the %s, only what was answered is shown', async (review_from, says) => {
  givenAssessment({ state: 'submitted', attempts: [ended], attempt: ended })
  const hidden = { is_right: null, score: null, right: null, explanation: '' }
  const { sections, questions } = resultOf()
  network.use(
    answer(
      getAttemptResult,
      resultOf({
        attempt: ended,
        review_from,
        sections: sections.map((section) => ({ ...section, score: null })),
        questions: questions.map((question) => ({ ...question, ...hidden })),
      }),
    ),
  )
  open('/assessment/response-list/7')
  expect(await screen.findByText('Your answer: Moon')).toBeVisible()
  expect(screen.getByText(says)).toBeVisible()
  expect(screen.queryByText(/^Right/)).toBeNull()
  expect(screen.queryByText('Not right')).toBeNull()
})
