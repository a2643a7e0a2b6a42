import {
  getAssessment,
  getAttemptResult,
  listAssessments,
  openAttempt,
  saveAnswers,
  startAssessment,
  submitAttempt,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readAssessments, readSections } from './assessment.repository.ts'
import { byUrgency, viewAssessment, viewCard } from './assessment-view.ts'
import { readResult } from './attempt-result.ts'
import { handInOverdue } from './hand-in.ts'
import { openPaper, saveToAttempt, submit } from './run-attempt.ts'
import { assessmentNotFound, startAttempt } from './start-attempt.ts'
import { ofTaker, ownAttempts, takerOf } from './taker.ts'

/** What takers do: kids, guardians with them, and individual candidates. */
export function assessmentsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services

  registerCall(app, listAssessments, async (actor, input, { request }) => {
    const taker = await takerOf(actor, services, input, request)
    await handInOverdue(services, ofTaker(taker))
    const at = now()
    const all = await readAssessments(db, taker, at)
    return {
      taker: taker.shown,
      data: all.map((own) => viewCard(own, at)).toSorted(byUrgency),
      server_time: at.toISOString(),
    }
  })

  registerCall(app, getAssessment, async (actor, { id, ...input }, { request }) => {
    const taker = await takerOf(actor, services, input, request)
    await handInOverdue(services, ofTaker(taker))
    const [own] = await readAssessments(db, taker, now(), id)
    if (!own) throw assessmentNotFound()
    return viewAssessment(own, taker, await readSections(db, id), now())
  })

  registerCall(app, startAssessment, async (actor, { id, ...input }, { request }) => {
    const taker = await takerOf(actor, services, input, request)
    await handInOverdue(services, ofTaker(taker))
    return startAttempt(services, taker, id)
  })

  registerCall(app, openAttempt, async (actor, { id, device, ...passcode }, { request }) =>
    openPaper(services, await ownAttempts(actor, services, passcode, request), { id, device }),
  )

  registerCall(app, saveAnswers, async (actor, { id, device, answers, ...passcode }, { request }) =>
    saveToAttempt(services, await ownAttempts(actor, services, passcode, request), {
      id,
      device,
      answers,
    }),
  )

  registerCall(
    app,
    submitAttempt,
    async (actor, { id, device, answers, ...passcode }, { request }) =>
      submit(services, await ownAttempts(actor, services, passcode, request), {
        id,
        device,
        answers,
      }),
  )

  registerCall(app, getAttemptResult, async (actor, { id, ...passcode }, { request }) =>
    readResult(services, await ownAttempts(actor, services, passcode, request), id),
  )
}
