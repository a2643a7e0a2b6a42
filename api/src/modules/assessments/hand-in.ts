import { graceSeconds } from '@brightyard/contract'
import { and, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../../database/schema/assessment-attempts.schema.ts'
import { assessmentQuestions } from '../../database/schema/assessments.schema.ts'
import type { Services } from '../../server/services.ts'
import { readAnswers } from './assessment.repository.ts'
import { isWhole } from './count-answered.ts'
import { judgeAnswer, rounded } from './judge-answer.ts'
import type { AttemptRow } from './taker.ts'

/** After this moment no answer counts. */
export const lastMomentOf = (endsAt: Date) => new Date(endsAt.getTime() + graceSeconds * 1000)

/** Attempts whose time is over at this moment. */
const isOver = (now: Date) =>
  and(
    isNull(assessmentAttempts.submittedAt),
    lt(assessmentAttempts.endsAt, new Date(now.getTime() - graceSeconds * 1000)),
  )

/** With the attempt's row locked, so that no answer is saved while they are judged. */
export async function lockAttempt(tx: Database, id: number): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(assessmentAttempts)
    .where(eq(assessmentAttempts.id, id))
    .for('update')
  return row
}

/** Judges what is saved. The caller holds the lock of the attempt, and it is not handed in yet. */
export async function handIn(
  tx: Database,
  attempt: AttemptRow,
  { by, at }: { by: 'taker' | 'time' | 'staff'; at: Date },
): Promise<AttemptRow> {
  const questions = await tx
    .select()
    .from(assessmentQuestions)
    .where(eq(assessmentQuestions.assessmentId, attempt.assessmentId))
  const byId = new Map(questions.map((question) => [question.id, question]))
  const verdicts = (await readAnswers(tx, attempt.id)).flatMap(({ questionId, given }) => {
    const question = byId.get(questionId)
    if (!question) return []
    const isDone = isWhole(question, given)
    return [{ question_id: questionId, isDone, ...judgeAnswer(question, given) }]
  })
  await storeVerdicts(tx, attempt.id, verdicts)
  // Taking marks off ends at nothing: nobody leaves with less than they came.
  const total = Math.max(0, rounded(verdicts.reduce((sum, { score }) => sum + score, 0)))
  const [row] = await tx
    .update(assessmentAttempts)
    .set({
      submittedAt: at,
      submittedBy: by,
      score: total,
      answered: verdicts.filter(({ isDone }) => isDone).length,
    })
    .where(eq(assessmentAttempts.id, attempt.id))
    .returning()
  return row ?? attempt
}

async function storeVerdicts(
  tx: Database,
  attemptId: number,
  verdicts: readonly { question_id: number; isRight: boolean | null; score: number }[],
) {
  if (verdicts.length === 0) return
  await tx.execute(sql`
    update ${assessmentAnswers} as answer
    set is_right = judged."isRight", score = case when judged."isRight" is null then null else judged.score end
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      as judged(question_id int, "isRight" boolean, score numeric)
    where answer.attempt_id = ${attemptId} and answer.question_id = judged.question_id`)
}

/** At the end of the time the server hands in what is saved; those given, or all. */
export async function handInOverdue({ db, now }: Pick<Services, 'db' | 'now'>, which?: SQL) {
  const due = await db
    .select({ id: assessmentAttempts.id })
    .from(assessmentAttempts)
    .where(and(isOver(now()), which))
    .orderBy(assessmentAttempts.endsAt)
    .limit(1_000)
  for (const { id } of due) {
    await db.transaction(async (tx) => {
      const attempt = await lockAttempt(tx, id)
      if (attempt?.submittedAt === null)
        await handIn(tx, attempt, { by: 'time', at: attempt.endsAt })
    })
  }
}
