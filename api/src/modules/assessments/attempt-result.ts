import type { AttemptResult, JudgedQuestion, Taker } from '@brightyard/contract'
import { eq, type SQL } from 'drizzle-orm'
import { assessmentAttempts } from '../../database/schema/assessment-attempts.schema.ts'
import { conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import type { Database } from '../../database/database.ts'
import {
  type AssessmentRow,
  readAnswers,
  readQuestions,
  readSections,
} from './assessment.repository.ts'
import { handInOverdue } from './hand-in.ts'
import { rounded } from './judge-answer.ts'
import { paperOf } from './paper-order.ts'
import { readWait } from './results-wait.ts'
import { summaryOf } from './run-attempt.ts'
import { type AttemptRow, findAttempt } from './taker.ts'

const stillRunning = () =>
  conflict('running', 'This attempt is not handed in yet. Please go on with it first.')

/** What was answered always; what was right as far as the review setting goes. */
export async function readResult(services: Services, own: SQL, id: number): Promise<AttemptResult> {
  const { db, now } = services
  await handInOverdue(services, eq(assessmentAttempts.id, id))
  return viewResult(db, await findAttempt(db, own, id), { now: now(), forStaff: false })
}

/** For staff everything, in the order in which it was written: their numbers are those of the analysis. */
export async function viewResult(
  db: Database,
  { attempt, assessment, taker }: { attempt: AttemptRow; assessment: AssessmentRow; taker: Taker },
  { now, forStaff }: { now: Date; forStaff: boolean },
): Promise<AttemptResult> {
  if (!attempt.submittedAt) throw stillRunning()
  const own = await summaryOf(db, assessment, attempt, now)
  const summary = forStaff ? { ...own, state: 'evaluated' as const, score: attempt.score } : own
  const showsAnswers =
    forStaff || (summary.state === 'evaluated' && assessment.review === 'answers')
  const answers = new Map((await readAnswers(db, attempt.id)).map((one) => [one.questionId, one]))
  const rows = await readQuestions(db, assessment.id)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const paper = paperOf(rows, {
    isShuffled: assessment.isShuffled && !forStaff,
    seed: attempt.seed,
  })
  const questions = paper.map((question): JudgedQuestion => {
    const answer = answers.get(question.id)
    const row = byId.get(question.id)
    return {
      ...question,
      given: answer?.given ?? [],
      is_right: showsAnswers ? (answer?.isRight ?? null) : null,
      score: showsAnswers ? (answer?.score ?? 0) : null,
      right: showsAnswers ? (row?.answerKey.right ?? null) : null,
      explanation: showsAnswers ? (row?.explanation ?? '') : '',
    }
  })
  const sections = await readSections(db, assessment.id)
  return {
    attempt: summary,
    assessment_id: assessment.id,
    title: assessment.title,
    taker,
    review: assessment.review,
    review_from: (await readWait(db, assessment, now)).from,
    sections: sections.map((section) => ({
      ...section,
      score: showsAnswers ? scoreOf(questions, section.id) : null,
    })),
    questions,
  }
}

const scoreOf = (questions: readonly JudgedQuestion[], sectionId: number) =>
  rounded(
    questions
      .filter((question) => question.section_id === sectionId)
      .reduce((sum, { score }) => sum + (score ?? 0), 0),
  )
