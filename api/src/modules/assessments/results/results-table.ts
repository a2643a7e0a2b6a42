import type { AssessmentTaker } from '@brightyard/contract'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentAnswers } from '../../../database/schema/assessment-attempts.schema.ts'
import { type AssessmentRow, readQuestions } from '../assessment.repository.ts'
import { listTakersOf } from './takers.repository.ts'

const mostExported = 10_000

const stateNames: Readonly<Record<AssessmentTaker['state'], string>> = {
  running: 'Answering',
  not_started: 'Not started',
  missed: 'Did not take it',
  handed_in: 'Handed in',
}
const handedInNames = { taker: 'Themselves', time: 'End of the time', staff: 'Staff' } as const
const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

/** A line for everybody, with the marks of every question of the attempt that counts. */
export async function resultsTable(
  db: Database,
  row: AssessmentRow,
  now: Date,
): Promise<string[][]> {
  const questions = await readQuestions(db, row.id)
  const marks = questions.reduce((sum, question) => sum + question.marks, 0)
  const { data } = await listTakersOf(
    db,
    row.id,
    { sort: 'name' },
    { limit: mostExported, offset: 0, now, judged: { marks, passPercent: row.passPercent } },
  )
  const ids = data.flatMap(({ best }) => best?.attempt_id ?? [])
  const { attemptId, questionId, score } = assessmentAnswers
  const answers =
    ids.length === 0
      ? []
      : await db
          .select({ attemptId, questionId, score })
          .from(assessmentAnswers)
          .where(inArray(attemptId, ids))
  const scores = new Map(
    answers.map((one) => [`${one.attemptId} ${one.questionId}`, one.score ?? 0]),
  )
  const head = [
    'Name',
    'Kid ID or application ID',
    'Class',
    'State',
    'Attempts',
    'Marks',
    'Of',
    'Percent',
    ...(row.passPercent === null ? [] : ['Passed']),
    'Minutes used',
    'Handed in',
    'Handed in by',
    ...questions.map((_, index) => `Question ${index + 1}`),
  ]
  const lines = data.map(({ best, ...taker }) => [
    taker.name,
    taker.login_id,
    taker.class_name,
    stateNames[taker.state],
    String(taker.attempts),
    text(best?.score),
    String(marks),
    text(best?.percent),
    ...(row.passPercent === null ? [] : [best ? (best.passed ? 'Yes' : 'No') : '']),
    best ? text(Math.round(best.used_seconds / 6) / 10) : '',
    best?.submitted_at ?? '',
    best ? handedInNames[best.submitted_by] : '',
    ...questions.map(({ id }) => (best ? text(scores.get(`${best.attempt_id} ${id}`) ?? 0) : '')),
  ])
  return [head, ...lines]
}
