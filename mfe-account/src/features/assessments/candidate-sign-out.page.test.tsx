import {
  getAssessment,
  getAttemptResult,
  openAttempt,
  saveAnswers,
} from '@brightyard/contract/calls'
import { passcodeStorageKey } from '@brightyard/contract/paths'
import { answer, cutOff, network, renderPage, screen, waitFor } from '@brightyard/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { keepPasscode } from '../../candidate/candidate-session.ts'
import { assessmentOf, attemptOf, ended, paperOf, resultOf } from './assessment.fixture.ts'
import * as assessmentsPage from './assessments.page.tsx'
import * as playerPage from './player.page.tsx'

const nila = { name: 'Nila', user_id: null }
const attempt = attemptOf()
const login = ['/assessment/login', '/assessment/login/assesmentpayment']

beforeEach(() => {
  localStorage.clear()
  keepPasscode({ application_id: 'BYSCI2601', password: 'MANGO' })
})

test.each(['instructions', 'assessment-status', 'submission', 'response-list'])(
  'Z-008: a candidate signs out on the page %s, and the passcode is gone',
  async (view) => {
    const attempts = view === 'instructions' ? [] : [ended]
    network.use(
      answer(getAssessment, assessmentOf({ taker: nila, attempts })),
      answer(getAttemptResult, resultOf({ taker: nila })),
    )
    const { user, router } = renderPage(assessmentsPage, {
      path: `/assessment/${view}/:id`,
      address: `/assessment/${view}/7`,
      others: login,
    })
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/login'))
    expect(sessionStorage.getItem(passcodeStorageKey)).toBeNull()
  },
)

async function openPlayer() {
  network.use(
    answer(
      getAssessment,
      assessmentOf({ taker: nila, state: 'running', attempt, attempts: [attempt] }),
    ),
    answer(openAttempt, paperOf({ taker: nila })),
  )
  const shown = renderPage(playerPage, {
    path: '/assessment/:id',
    address: '/assessment/7',
    others: login,
  })
  await screen.findByRole('navigation', { name: 'Questions' })
  return shown
}

test('Z-008: who signs out while answering has every answer sent with the passcode first', async () => {
  const sent: unknown[] = []
  network.use(
    answer(saveAnswers, ({ input }) => {
      sent.push([input.answers.length, sessionStorage.getItem(passcodeStorageKey) !== null])
      return {
        saved: input.answers.map((one) => one.question_id),
        newer: [],
        ends_at: attempt.ends_at,
        server_time: '2026-03-18T10:00:05.000Z',
        is_open_elsewhere: false,
      }
    }),
  )
  const { user, router } = await openPlayer()
  await user.click(screen.getByRole('radio', { name: 'Mars' }))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  // One tap beside the clock ends nothing.
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
  expect(router.state.location.pathname).toBe('/assessment/7')
  await user.click(screen.getByRole('button', { name: 'Yes, sign out' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/assessment/login'))
  expect(sent).toEqual([[1, true]])
  expect(sessionStorage.getItem(passcodeStorageKey)).toBeNull()
})

test('Z-008: while answers cannot be sent, nobody is signed out of them', async () => {
  network.use(cutOff(saveAnswers))
  const { user, router } = await openPlayer()
  await user.click(screen.getByRole('radio', { name: 'Mars' }))
  await user.click(screen.getByRole('button', { name: 'Sign out' }))
  await user.click(screen.getByRole('button', { name: 'Yes, sign out' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes, sign out' })).toBeEnabled())
  expect(await screen.findByText('Not sent yet')).toBeVisible()
  expect(router.state.location.pathname).toBe('/assessment/7')
  expect(sessionStorage.getItem(passcodeStorageKey)).not.toBeNull()
})
