import { getAssessment, openAttempt, saveAnswers } from '@brightyard/contract/calls'
import { answer, network, refuse, renderPage, screen, userOf } from '@brightyard/testing'
import { expect, jest, test } from '@jest/globals'
import { assessmentOf, attemptOf, paperOf } from './assessment.fixture.ts'
import * as playerPage from './player.page.tsx'

test('Q-009: once the player is left nothing is sent any more, whatever comes back', async () => {
  const attempt = attemptOf()
  let saves = 0
  network.use(
    answer(getAssessment, assessmentOf({ state: 'running', attempt, attempts: [attempt] })),
    answer(openAttempt, paperOf()),
    refuse(saveAnswers, 403),
  )
  const { user, unmount } = renderPage(playerPage, {
    path: '/assessment/:id',
    address: '/assessment/7',
    user: userOf('student'),
  })
  await user.click(await screen.findByRole('radio', { name: 'Mars' }))
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
  try {
    network.use(
      answer(saveAnswers, ({ input }) => {
        saves += 1
        return {
          saved: input.answers.map((one) => one.question_id),
          newer: [],
          ends_at: attempt.ends_at,
          server_time: '2026-03-18T10:00:05.000Z',
          is_open_elsewhere: false,
        }
      }),
    )
    unmount()
    await jest.advanceTimersByTimeAsync(1_000)
    expect(saves).toBe(1)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(saves).toBe(1)
  } finally {
    jest.useRealTimers()
  }
})
