import { randomUUID } from 'node:crypto'
import type { AttemptSummary } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentAttempts } from '../../database/schema/assessment-attempts.schema.ts'
import { assessmentCandidates, assessments } from '../../database/schema/assessments.schema.ts'
import { ApiProblem, conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { lockStudent } from '../students/change-student.ts'
import { type OwnAssessment, readAssessments } from './assessment.repository.ts'
import { viewAttempt } from './assessment-view.ts'
import type { AttemptTaker } from './taker.ts'

export const assessmentNotFound = () => notFound('this assessment')
const paymentNeeded = () =>
  new ApiProblem(403, 'payment_needed', 'The fee is not paid yet. Please pay it, then start.')
const notOpen = () =>
  conflict('not_open', 'This assessment is not open yet. Please come back when it opens.')
const closed = () =>
  conflict('closed', 'This assessment is closed. Please ask your teacher if you missed it.')
const noAttemptsLeft = () =>
  conflict('no_attempts_left', 'You have used all attempts. Your results are on the list.')

/** One at a time for each taker: a double click gets the attempt of the first. */
const lockTaker = (tx: Database, taker: AttemptTaker) =>
  taker.kind === 'kid'
    ? lockStudent(tx, taker.studentId)
    : tx
        .select({ id: assessmentCandidates.id })
        .from(assessmentCandidates)
        .where(eq(assessmentCandidates.id, taker.candidate.id))
        .for('update')

/** Nobody takes it back, or changes its times, while somebody starts; any number may start at the same time. */
const shareAssessment = (tx: Database, id: number) =>
  tx.select({ id: assessments.id }).from(assessments).where(eq(assessments.id, id)).for('share')

export function startAttempt(
  { db, now }: Services,
  taker: AttemptTaker,
  assessmentId: number,
): Promise<AttemptSummary> {
  return db.transaction(async (tx) => {
    await lockTaker(tx, taker)
    await shareAssessment(tx, assessmentId)
    const at = now()
    const [own] = await readAssessments(tx, taker, at, assessmentId)
    if (!own) throw assessmentNotFound()
    const running = own.attempts.find(({ submittedAt }) => submittedAt === null)
    if (running) return viewAttempt(own, running, at)
    const [attempt] = await tx
      .insert(assessmentAttempts)
      .values({
        assessmentId,
        ...(taker.kind === 'kid'
          ? { studentId: taker.studentId }
          : { candidateId: taker.candidate.id }),
        number: own.attempts.length + 1,
        seed: randomUUID(),
        startedAt: at,
        endsAt: endOf(own, taker, at),
      })
      .returning()
    if (!attempt) throw new Error('The attempt was not stored.')
    return viewAttempt(own, attempt, at)
  })
}

/** Refuses who may not start; the time ends with the assessment. */
function endOf(
  { row, entitlement, attempts, totals }: OwnAssessment,
  taker: AttemptTaker,
  at: Date,
) {
  if (!entitlement) throw closed()
  const { opensAt, closesAt, extraMinutes } = entitlement
  if (opensAt && opensAt > at) throw notOpen()
  if (closesAt && closesAt <= at) throw closed()
  if (attempts.length >= row.attemptsAllowed) throw noAttemptsLeft()
  if (totals.questions === 0) throw notOpen()
  const owes = taker.kind === 'candidate' && row.feeInPaise > 0 && taker.candidate.paidAt === null
  if (owes) throw paymentNeeded()
  const ends = new Date(at.getTime() + (row.minutes + extraMinutes) * 60_000)
  return closesAt && closesAt < ends ? closesAt : ends
}
