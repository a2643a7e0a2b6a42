import {
  answerPractice,
  finishPractice,
  getPractice,
  getPracticeProgress,
  startPractice,
  takePracticeHint,
} from '@brightyard/contract/calls'
import type { PracticeFeedback, PracticeSession } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  cutOff,
  fireEvent,
  network,
  refuse,
  renderPage,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { questionOf } from '../../maths/maths.fixture.ts'
import { progressOf, resultOf, sessionOf } from '../../practice/practice.fixture.ts'
import { endPending } from './pending-answer.ts'
import * as sessionPage from './practice-session.page.tsx'
import { endSentence } from './session-end.tsx'

const page = { ...sessionPage, ErrorBoundary: () => <p>No such page</p> }
const open = (id: number | string = 34) =>
  renderPage(page, {
    path: '/practworks/session/:id',
    address: `/practworks/session/${id}?kid=12`,
    user: userOf('guardian'),
    others: ['/practworks'],
  })

const second = sessionOf({
  question: questionOf({ number: 2, text: 'What is 8 ÷ 2?', spoken: 'What is 8 divided by 2?' }),
  results: [resultOf(1, true)],
})
const feedbackOf = (session: PracticeSession, is_right = true): PracticeFeedback => ({
  is_right,
  answer: '42',
  solution: ['6 × 7 = 42'],
  session,
})
const sent: { number: number; given: unknown; idempotency_key: string }[] = []
const answers = (feedback: PracticeFeedback) =>
  network.use(
    answer(answerPractice, ({ input }) => {
      sent.push(input)
      return feedback
    }),
  )

beforeEach(() => {
  endPending()
  sent.length = 0
  network.use(answer(getPractice, sessionOf()), answer(getPracticeProgress, progressOf()))
})

test('R-050: a question is answered by the keyboard alone, explained, and the next one follows', async () => {
  answers(feedbackOf(second))
  const { user, container } = open()
  const field = await screen.findByRole('textbox', { name: 'What is 6 times 7?' })
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
  field.focus()
  await user.keyboard('42{Enter}')
  const next = await screen.findByRole('button', { name: 'Next question' })
  expect(next).toHaveFocus()
  expect(next).toHaveAccessibleDescription('That is right! It is 42.')
  expect(screen.getAllByRole('status').some((one) => /That is right!/.test(one.textContent))).toBe(
    true,
  )
  expect(screen.getByText('6 × 7 = 42')).toBeVisible()
  expect(screen.getByText('Question 1 of 10')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('textbox', { name: 'What is 8 divided by 2?' })).toHaveFocus()
  expect(screen.getByText('Question 2 of 10')).toBeVisible()
  expect(sent).toMatchObject([{ number: 1, given: '42' }])
})

test('an empty answer is asked for once more, and “I don’t know” is one', async () => {
  answers(feedbackOf(second, false))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Check' }))
  expect(screen.getByText('Write your answer first.')).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'I don’t know' }))
  expect(await screen.findByText('The answer is 42.')).toBeVisible()
  expect(sent).toMatchObject([{ given: '' }])
})

test('a hint is taken, one after the other', async () => {
  const asked: unknown[] = []
  network.use(
    answer(getPractice, sessionOf({ question: questionOf({ hints_left: 2 }) })),
    answer(takePracticeHint, ({ input }) => {
      asked.push([input.number, input.hint])
      return sessionOf({ question: questionOf({ hints: ['6 × 5 = 30'], hints_left: 1 }) })
    }),
  )
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Show a hint' }))
  expect(await screen.findByText('6 × 5 = 30')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show another hint' })).toBeVisible()
  expect(asked).toEqual([[1, 1]])
})

test('options are chosen, and things are put in order, without a mouse', async () => {
  answers(feedbackOf(second))
  const choice = questionOf({ kind: 'choice', options: ['Even', 'Odd'] })
  network.use(answer(getPractice, sessionOf({ question: choice })))
  const first = open()
  const odd = await screen.findByRole('radio', { name: 'Odd' })
  expect(screen.getByRole('group', { name: 'What is 6 times 7?' })).toBeVisible()
  odd.focus()
  await first.user.keyboard(' {Enter}')
  await screen.findByRole('button', { name: 'Next question' })
  first.unmount()

  endPending()
  const ordering = questionOf({ kind: 'ordering', options: ['0.5', '0.2'] })
  network.use(answer(getPractice, sessionOf({ question: ordering })))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: '0.2' }))
  await user.click(screen.getByRole('button', { name: 'Check' }))
  expect(screen.getByText('Press all of them, in order.')).toBeVisible()
  screen.getByRole('button', { name: '0.5' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '0.5, place 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await user.click(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('button', { name: 'Next question' })
  expect(sent.map(({ given }) => given)).toEqual(['Odd', ['0.2', '0.5']])
})

test('without a connection the answer is kept, and sent under the same key once it is back', async () => {
  const keys: string[] = []
  network.use(
    answer(answerPractice, ({ input }) => {
      keys.push(input.idempotency_key)
      return Response.error()
    }),
  )
  const { user } = open()
  await user.type(await screen.findByRole('textbox'), '42{Enter}')
  expect(await screen.findByText(/Your answer is kept/)).toBeVisible()
  answers(feedbackOf(second))
  fireEvent(window, new Event('online'))
  expect(await screen.findByText('It is 42.')).toBeVisible()
  expect(sent.map(({ idempotency_key }) => idempotency_key)).toEqual([keys[0]])
})

test('a reload during the working shows it again, and during the sending sends it again', async () => {
  network.use(cutOff(answerPractice))
  const before = open()
  await before.user.type(await screen.findByRole('textbox'), '42{Enter}')
  await screen.findByText(/Your answer is kept/)
  before.unmount()
  answers(feedbackOf(second))
  const reloaded = open()
  expect(await screen.findByText('It is 42.')).toBeVisible()
  reloaded.unmount()
  network.use(answer(getPractice, second))
  const again = open()
  expect(await screen.findByText('It is 42.')).toBeVisible()
  expect(new Set(sent.map(({ idempotency_key }) => idempotency_key)).size).toBe(1)
  await again.user.click(screen.getByRole('button', { name: 'Next question' }))
  again.unmount()
  open()
  expect(await screen.findByText('Question 2 of 10')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('a question that was answered in another tab gives way to the open one', async () => {
  const { user } = open()
  await user.type(await screen.findByRole('textbox'), '42')
  network.use(
    refuse(answerPractice, 409, { code: 'answered_already', message: 'Answered already.' }),
    answer(getPractice, second),
  )
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Answered already.')).toBeVisible()
  expect(await screen.findByText('Question 2 of 10')).toBeVisible()
})

test('at the end it says what was learnt and what comes next', async () => {
  const done = sessionOf({
    question: null,
    finished_at: '2026-03-18T10:10:00.000Z',
    results: Array.from({ length: 10 }, (_, index) => resultOf(index + 1, index > 1)),
    mastery_before: 0.3,
    mastery: 0.7,
  })
  network.use(
    answer(getPractice, done),
    answer(startPractice, sessionOf({ id: 35, title: 'Decimals' })),
  )
  const { user, container, router, queryClient } = open()
  expect(await screen.findByRole('heading', { name: '8 of 10 right' })).toBeVisible()
  expect(screen.getByText('You know more than before. Keep going!')).toBeVisible()
  expect(screen.getByText('It was 30% before, just begun.')).toBeVisible()
  expect(screen.getAllByText('Tried')).toHaveLength(2)
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Next: Decimals' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/practworks/session/35'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
})

test('a session is finished early with what was answered', async () => {
  network.use(
    answer(getPractice, second),
    answer(finishPractice, { ...second, question: null, finished_at: '2026-03-18T10:10:00.000Z' }),
  )
  const { user, queryClient } = open()
  await user.click(await screen.findByRole('button', { name: 'Finish here' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Finish after 1 of 10 questions?',
  })
  await user.click(within(question).getByRole('button', { name: 'Keep going' }))
  expect(screen.getByRole('button', { name: 'Finish here' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Finish here' }))
  await user.click(await screen.findByRole('button', { name: 'Finish now' }))
  expect(await screen.findByRole('heading', { name: '1 of 1 right' })).toHaveFocus()
  expect(await screen.findByRole('button', { name: 'Next: Decimals' })).toBeVisible()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
})

test('K-011: another family’s session, and one that is none, is not found', async () => {
  network.use(refuse(getPractice, 404))
  const { unmount } = open()
  expect(await screen.findByText('No such page')).toBeVisible()
  unmount()
  open('x')
  expect(await screen.findByText('No such page')).toBeVisible()
})

test.each([
  [[true, true], 0.3, 0.9, 'Every one of them. Wonderful!'],
  [[true, false], 0.8, 0.9, 'You know this topic well. Time for something new?'],
  [[true, false], 0.3, 0.4, 'You know more than before. Keep going!'],
  [[false, false], 0.4, 0.3, 'Those were hard ones. Now you have seen how they work.'],
])('the end never blames: %j', (rights, mastery_before, mastery, sentence) => {
  const results = rights.map((isRight, index) => resultOf(index + 1, isRight))
  expect(endSentence(sessionOf({ results, mastery_before, mastery }))).toBe(sentence)
})
