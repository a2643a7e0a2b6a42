import { getAssessment, openAttempt, saveAnswers, submitAttempt } from '@brightyard/contract/calls'
import type { AttemptPaper, GivenAnswer, SavedAnswers } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  act,
  answer,
  cleanup,
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
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { assessmentOf, attemptOf, ended, paperOf, questionOf } from './assessment.fixture.ts'
import * as playerPage from './player.page.tsx'

const saved: GivenAnswer[][] = []
const savedOf = (answers: readonly GivenAnswer[], fields: Partial<SavedAnswers> = {}) => ({
  saved: answers.map((one) => one.question_id),
  newer: [],
  ends_at: attemptOf().ends_at,
  server_time: '2026-03-18T10:00:05.000Z',
  is_open_elsewhere: false,
  ...fields,
})
const answersSaves = (fields: Partial<SavedAnswers> = {}) =>
  network.use(
    answer(saveAnswers, ({ input }) => {
      saved.push(input.answers)
      return savedOf(input.answers, fields)
    }),
  )
const given = (answers: readonly GivenAnswer[] = []) =>
  answers.map(({ question_id, given: own, is_flagged }) => [question_id, own, is_flagged])

async function open(fields: Partial<AttemptPaper> = {}) {
  const attempt = attemptOf()
  network.use(
    answer(getAssessment, assessmentOf({ state: 'running', attempt, attempts: [attempt] })),
    answer(openAttempt, paperOf(fields)),
  )
  const shown = renderPage(playerPage, {
    path: '/assessment/:id',
    address: '/assessment/7',
    user: userOf('student'),
    others: ['/assessment/submission/:id', '/assessment/assessment-status/:id'],
  })
  await screen.findByRole('navigation', { name: 'Questions' })
  return shown
}
const soon = { timeout: 4_000 }

beforeEach(() => {
  saved.length = 0
  localStorage.clear()
})

// A block of its own, so that its hook comes before those of every test, which take the answers away.
describe('the player', () => {
  /** It sends what is not saved as it is left; that belongs to the test which leaves it. */
  afterEach(async () => {
    answersSaves()
    cleanup()
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve))
  })

  test('R-116: every kind is answered by keyboard, and the palette knows', async () => {
    answersSaves()
    const { user } = await open()
    const palette = within(screen.getByRole('navigation', { name: 'Questions' }))
    const next = async () => {
      screen.getByRole('button', { name: 'Next question' }).focus()
      await user.keyboard('{Enter}')
    }
    screen.getByRole('radio', { name: 'Mars' }).focus()
    await user.keyboard(' ')
    await next()
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Which are even?' })).toHaveFocus(),
    )
    screen.getByRole('checkbox', { name: '2' }).focus()
    await user.keyboard(' ')
    await next()
    await user.type(screen.getByRole('textbox', { name: 'Your answer in cm' }), '50')
    await next()
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Delhi')
    await next()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bee' }), 'Hive')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Spider' }), 'Web')
    await user.click(screen.getByRole('button', { name: 'Flag for later' }))
    expect(palette.getByRole('button', { name: 'Question 5, answered, flagged' })).toBeVisible()
    expect(palette.getByText('5 of 5 answered')).toBeVisible()
    expect(await accessibilityFindings(document.body)).toEqual([])
    await waitFor(() => expect(screen.getByText('All saved')).toBeVisible(), soon)
    const last = new Map(saved.flat().map((one) => [one.question_id, one]))
    expect(given([...last.values()])).toEqual([
      [101, ['o1'], false],
      [102, ['o1'], false],
      [103, ['50'], false],
      [104, ['Delhi'], false],
      [105, ['p1=o1', 'p2=o2'], true],
    ])
  })

  test('R-116, W-012: pictures without words are choices with names', async () => {
    const pictures = ['A red kite', 'A blue kite'].map((alt, index) => ({
      id: `o${index + 1}`,
      text: '',
      picture: {
        alt,
        width: 320,
        height: 240,
        avif: '/media/kite.avif 1x',
        webp: '/media/kite.webp 1x',
        jpeg: '/media/kite.jpg 1x',
        src: '/media/kite.jpg',
        placeholder: '#ccd',
      },
    }))
    await open({ questions: [questionOf({ kind: 'picture', options: pictures })] })
    expect(screen.getByRole('radio', { name: 'A red kite' })).toBeVisible()
    expect(screen.getByRole('group', { name: 'Choose one' })).toHaveAccessibleDescription(
      'Which is a planet?',
    )
    expect(await accessibilityFindings(document.body)).toEqual([])
  })

  test('Q-009: a change is on the server within five seconds, and the device keeps nothing then', async () => {
    answersSaves()
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Moon' }))
    expect(localStorage.getItem('brightyard.assessment-5')).toContain('o2')
    await waitFor(() => expect(given(saved.at(-1))).toEqual([[101, ['o2'], false]]), soon)
    await waitFor(() => expect(localStorage.getItem('brightyard.assessment-5')).toBeNull())
  })

  test('Q-009: leaving the page sends at once what is not saved', async () => {
    answersSaves()
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Moon' }))
    expect(saved).toEqual([])
    act(() => void fireEvent(window, new Event('pagehide')))
    await waitFor(() => expect(given(saved.at(-1))).toEqual([[101, ['o2'], false]]), {
      timeout: 800,
    })
  })

  test('Q-009: a failed save warns, is kept through a reload, and is tried again', async () => {
    network.use(cutOff(saveAnswers))
    const { user, unmount } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    expect(await screen.findByText('No connection', {}, soon)).toBeVisible()
    unmount()
    await open()
    expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeVisible()
    expect(await screen.findByText('No connection', {}, soon)).toBeVisible()
    answersSaves()
    act(() => void fireEvent(window, new Event('online')))
    await waitFor(() => expect(given(saved[0])).toEqual([[101, ['o1'], false]]), soon)
  })

  test('Q-009: an answer that the server refuses is said to be unsaved', async () => {
    network.use(refuse(saveAnswers, 403))
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    expect(await screen.findByText('Your last answers are not saved', {}, soon)).toBeVisible()
  })

  test('Q-010: the time follows the server, whatever the device’s clock says', async () => {
    const real = Date.now
    try {
      Date.now = () => real() - 50 * 60_000
      await open({ server_time: '2026-03-18T10:10:00.000Z' })
      expect(screen.getByRole('timer')).toHaveTextContent(/^(20:00|19:5\d)$/)
    } finally {
      Date.now = real
    }
  })

  test('Q-010: at the end of the time it is handed in with what is not saved yet', async () => {
    const sent: unknown[] = []
    network.use(
      cutOff(saveAnswers),
      answer(submitAttempt, ({ input }) => {
        sent.push(given(input.answers))
        return ended
      }),
    )
    const { user, router } = await open({
      server_time: new Date(Date.parse(attemptOf().ends_at) - 2_500).toISOString(),
    })
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    await waitFor(
      () => expect(router.state.location.pathname).toBe('/assessment/submission/7'),
      soon,
    )
    expect(sent).toEqual([[[101, ['o1'], false]]])
  })

  test('Q-010: one that the server has handed in leads to its confirmation', async () => {
    network.use(refuse(saveAnswers, 409))
    const { user, router } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    await waitFor(
      () => expect(router.state.location.pathname).toBe('/assessment/submission/7'),
      soon,
    )
  })

  test('Q-011: after a reload all answers are there, and the first open question is shown', async () => {
    const answered_at = '2026-03-18T10:01:00.000Z'
    const known = { is_flagged: false, answered_at }
    await open({
      answers: [
        { question_id: 101, given: ['o1'], ...known },
        { question_id: 102, given: ['o3'], ...known },
      ],
    })
    expect(screen.getByRole('heading', { name: 'How long is half a metre?' })).toBeVisible()
    expect(screen.getByText('2 of 5 answered')).toBeVisible()
  })

  test('Q-011: a second device is warned as it opens, and the first one as it saves', async () => {
    answersSaves({
      is_open_elsewhere: true,
      newer: [
        {
          question_id: 104,
          given: ['Delhi'],
          is_flagged: false,
          answered_at: '2026-03-18T10:00:03.000Z',
        },
      ],
    })
    const { user } = await open({ other_device_at: '2026-03-18T09:59:30.000Z' })
    expect(screen.getByText('This is open somewhere else too')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I go on here' }))
    expect(screen.queryByText('This is open somewhere else too')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    const title = 'Open in another window or on another device'
    expect(await screen.findByText(title, {}, soon)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Question 4, answered' })).toBeVisible()
    network.use(answer(openAttempt, paperOf()))
    await user.click(screen.getByRole('button', { name: 'Go on here' }))
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  })

  test('Q-013: the hand-in names what is open and flagged, and can be called off', async () => {
    answersSaves()
    const submit = jest.fn(() => ended)
    network.use(answer(submitAttempt, submit))
    const { user, router } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    await user.click(screen.getByRole('button', { name: 'Flag for later' }))
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Hand in with 4 questions open?',
    })
    expect(question).toHaveTextContent('You have answered 1 of 5 questions. 1 question is flagged.')
    await user.click(within(question).getByRole('button', { name: 'Go back to the questions' }))
    expect(submit).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    const again = await screen.findByRole('alertdialog')
    await user.click(within(again).getByRole('button', { name: 'Hand in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/submission/7'))
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('Q-013: without a connection the hand-in says what to do, and the answers stay', async () => {
    network.use(cutOff(saveAnswers), cutOff(submitAttempt))
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    expect(await screen.findByText('No connection', {}, soon)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    const question = within(await screen.findByRole('alertdialog'))
    const sentence = 'You can hand in once you are connected. Your answers are kept.'
    expect(question.getByText(sentence)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Hand in' }))
    expect(await screen.findByText('Not handed in yet')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Mars' })).toBeChecked()
  })

  test('Q-013: an answer is taken back', async () => {
    answersSaves()
    const { user } = await open()
    await user.click(screen.getByRole('radio', { name: 'Mars' }))
    await user.click(screen.getByRole('button', { name: 'Take my answer back' }))
    expect(screen.getByRole('radio', { name: 'Mars' })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Question 1, not answered' })).toBeVisible()
  })

  test('Q-013: a match-up with a part left open is not finished, on its number and at the hand-in', async () => {
    answersSaves()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Question 5, not answered' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bee' }), 'Hive')
    expect(screen.getByRole('button', { name: 'Question 5, not finished' })).toBeVisible()
    expect(screen.getByText('0 of 5 answered')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Take my answer back' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Hand in' }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Hand in with 5 questions open?',
    })
    expect(question).toHaveTextContent(
      'You have answered 0 of 5 questions. 1 question is not finished.',
    )
  })
})
