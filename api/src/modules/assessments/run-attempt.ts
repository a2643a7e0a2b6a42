import type { AttemptPaper, AttemptSummary, GivenAnswer, SavedAnswers } from '@brightyard/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentAttempts } from '../../database/schema/assessment-attempts.schema.ts'
import { conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import {
  type AssessmentRow,
  readAnswers,
  readQuestions,
  readSections,
  readTotals,
  withAnswered,
} from './assessment.repository.ts'
import { viewAttempt } from './assessment-view.ts'
import { handIn, handInOverdue, lastMomentOf, lockAttempt } from './hand-in.ts'
import { paperOf } from './paper-order.ts'
import { type MergedAnswer, mergeAnswers } from './merge-answers.ts'
import { readWait } from './results-wait.ts'
import { type AttemptRow, findAttempt } from './taker.ts'

const handedIn = () =>
  conflict('handed_in', 'This attempt is handed in. What was saved by then counts.')

/** Until when another window counts as one that is still open. */
const seenFor = 2 * 60_000

export const viewAnswer = (row: Awaited<ReturnType<typeof readAnswers>>[number]): GivenAnswer => ({
  question_id: row.questionId,
  given: row.given,
  is_flagged: row.isFlagged,
  answered_at: row.answeredAt.toISOString(),
})

export async function summaryOf(
  db: Database,
  row: AssessmentRow,
  attempt: AttemptRow,
  now: Date,
): Promise<AttemptSummary> {
  const totals = (await readTotals(db, [row.id])).get(row.id) ?? { questions: 0, marks: 0 }
  const [counted = attempt] = await withAnswered(db, [attempt])
  return viewAttempt({ row, totals, wait: await readWait(db, row, now) }, counted, now)
}

/** Everything that is needed to go on; this device is the one in use from now on. */
export async function openPaper(
  services: Services,
  own: SQL,
  { id, device }: { id: number; device: string },
): Promise<AttemptPaper> {
  const { db, now } = services
  await handInOverdue(services, eq(assessmentAttempts.id, id))
  const { attempt, assessment, taker } = await findAttempt(db, own, id)
  if (attempt.submittedAt) throw handedIn()
  const at = now()
  await db
    .update(assessmentAttempts)
    .set({ device, seenAt: at })
    .where(and(eq(assessmentAttempts.id, id), isNull(assessmentAttempts.submittedAt)))
  const isOther = attempt.device !== '' && attempt.device !== device
  const isSeen = attempt.seenAt && attempt.seenAt.getTime() + seenFor > at.getTime()
  return {
    attempt: await summaryOf(db, assessment, attempt, at),
    assessment_id: assessment.id,
    title: assessment.title,
    taker,
    sections: await readSections(db, assessment.id),
    questions: paperOf(await readQuestions(db, assessment.id), {
      isShuffled: assessment.isShuffled,
      seed: attempt.seed,
    }),
    answers: (await readAnswers(db, id)).map(viewAnswer),
    server_time: at.toISOString(),
    other_device_at: isOther && isSeen ? (attempt.seenAt?.toISOString() ?? null) : null,
  }
}

interface Saving {
  id: number
  device: string
  answers: MergedAnswer[]
}

/** One statement for the save itself: it is what many people do at the same time. */
export async function saveToAttempt(
  services: Services,
  own: SQL,
  { id, device, answers }: Saving,
): Promise<SavedAnswers> {
  const { db, now } = services
  const at = now()
  const merged = await mergeAnswers(db, { own, id, device, answers, now: at })
  if (!merged) {
    await handInOverdue(services, eq(assessmentAttempts.id, id))
    await findAttempt(db, own, id)
    throw handedIn()
  }
  const isOpenElsewhere = merged.device !== '' && merged.device !== device
  const saved = new Set(merged.saved)
  const isBehind = isOpenElsewhere || answers.some((one) => !saved.has(one.question_id))
  const newer = isBehind ? (await readAnswers(db, id)).map(viewAnswer) : []
  return {
    saved: merged.saved,
    newer: newer.filter((one) => !saved.has(one.question_id)),
    ends_at: merged.endsAt.toISOString(),
    server_time: at.toISOString(),
    is_open_elsewhere: isOpenElsewhere,
  }
}

/** The last answers count in the same moment; one that is over stays as it ended. */
export function submit(
  { db, now }: Services,
  own: SQL,
  { id, device, answers }: Saving,
): Promise<AttemptSummary> {
  return db.transaction(async (tx) => {
    const at = now()
    const { assessment } = await findAttempt(tx, own, id)
    const attempt = await lockAttempt(tx, id)
    if (!attempt) throw handedIn()
    if (attempt.submittedAt) return summaryOf(tx, assessment, attempt, at)
    const isLate = lastMomentOf(attempt.endsAt) < at
    if (!isLate) await mergeAnswers(tx, { own, id, device, answers, now: at })
    const ended = await handIn(
      tx,
      attempt,
      at < attempt.endsAt ? { by: 'taker', at } : { by: 'time', at: attempt.endsAt },
    )
    return summaryOf(tx, assessment, ended, at)
  })
}
