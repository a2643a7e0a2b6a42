import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../../database/schema/assessment-attempts.schema.ts'
import {
  assessmentQuestions,
  assessments,
  assessmentSections,
} from '../../database/schema/assessments.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { countAnswered } from './count-answered.ts'
import { readWaits, type ResultsWait } from './results-wait.ts'
import { type Entitlement, entitlementsOf } from './assigned.repository.ts'
import { type AttemptRow, type AttemptTaker, ofTaker } from './taker.ts'

export type AssessmentRow = typeof assessments.$inferSelect
export type QuestionRow = typeof assessmentQuestions.$inferSelect

export interface Totals {
  questions: number
  marks: number
  hasNegativeMarks: boolean
}

/** An assessment as one taker has it. */
export interface OwnAssessment {
  row: AssessmentRow
  givenBy: string
  totals: Totals
  wait: ResultsWait
  /** Undefined once it is no longer assigned, where attempts are left of it. */
  entitlement: Entitlement | undefined
  /** The last one first, with how many questions are answered. */
  attempts: AttemptRow[]
}

const mostListed = 200

/** Those that are assigned, and those with attempts. */
export async function readAssessments(
  db: Database,
  taker: AttemptTaker,
  now: Date,
  assessmentId?: number,
): Promise<OwnAssessment[]> {
  const entitlements = await entitlementsOf(db, taker, assessmentId)
  const attempts = await readAttempts(db, taker, assessmentId)
  const ids = [...new Set([...entitlements.keys(), ...attempts.map((one) => one.assessmentId)])]
  if (ids.length === 0) return []
  const rows = await db
    .select({ row: assessments, givenBy: vendors.name })
    .from(assessments)
    .leftJoin(vendors, eq(vendors.id, assessments.vendorId))
    .where(inArray(assessments.id, ids))
    .orderBy(desc(assessments.id))
    .limit(mostListed)
  const totals = await readTotals(db, ids)
  const waits = await readWaits(
    db,
    rows.map(({ row }) => row),
    now,
  )
  return rows.map(({ row, givenBy }) => ({
    row,
    givenBy: givenBy ?? 'Brightyard',
    totals: totals.get(row.id) ?? { questions: 0, marks: 0, hasNegativeMarks: false },
    wait: waits.get(row.id) ?? { from: 'release', lastClosesAt: null, finishedAt: null },
    entitlement: entitlements.get(row.id),
    attempts: attempts.filter((one) => one.assessmentId === row.id),
  }))
}

async function readAttempts(db: Database, taker: AttemptTaker, assessmentId: number | undefined) {
  const { id } = assessmentAttempts
  const rows = await db
    .select()
    .from(assessmentAttempts)
    .where(
      and(
        ofTaker(taker),
        assessmentId === undefined ? undefined : eq(assessmentAttempts.assessmentId, assessmentId),
      ),
    )
    .orderBy(desc(id))
    .limit(1_000)
  return withAnswered(db, rows)
}

/** Attempts that run have their answers counted. */
export async function withAnswered(db: Database, rows: AttemptRow[]): Promise<AttemptRow[]> {
  const running = rows.filter((row) => row.answered === null).map((row) => row.id)
  if (running.length === 0) return rows
  const byAttempt = await countAnswered(db, running)
  return rows.map((row) => ({ ...row, answered: row.answered ?? byAttempt.get(row.id) ?? 0 }))
}

export async function readTotals(db: Database, ids: number[]): Promise<Map<number, Totals>> {
  const { assessmentId, marks, negativeMarks } = assessmentQuestions
  const rows = await db
    .select({
      id: assessmentId,
      questions: sql<number>`count(*)::int`,
      marks: sql<number>`sum(${marks})::float`,
      hasNegativeMarks: sql<boolean>`bool_or(${negativeMarks} > 0)`,
    })
    .from(assessmentQuestions)
    .where(inArray(assessmentId, ids))
    .groupBy(assessmentId)
  return new Map(rows.map(({ id, ...totals }) => [id, totals]))
}

/** With how many questions each has, and their marks. */
export const readSections = (db: Database, assessmentId: number) =>
  db
    .select({
      id: assessmentSections.id,
      title: assessmentSections.title,
      note: assessmentSections.note,
      questions: sql<number>`count(${assessmentQuestions.id})::int`,
      marks: sql<number>`coalesce(sum(${assessmentQuestions.marks}), 0)::float`,
    })
    .from(assessmentSections)
    .leftJoin(assessmentQuestions, eq(assessmentQuestions.sectionId, assessmentSections.id))
    .where(eq(assessmentSections.assessmentId, assessmentId))
    .groupBy(assessmentSections.id)
    .orderBy(asc(assessmentSections.position))

/** In the order of sections, as they were written. */
export async function readQuestions(db: Database, assessmentId: number): Promise<QuestionRow[]> {
  const rows = await db
    .select({ question: assessmentQuestions })
    .from(assessmentQuestions)
    .innerJoin(assessmentSections, eq(assessmentSections.id, assessmentQuestions.sectionId))
    .where(eq(assessmentQuestions.assessmentId, assessmentId))
    .orderBy(
      asc(assessmentSections.position),
      asc(assessmentQuestions.position),
      asc(assessmentQuestions.id),
    )
  return rows.map(({ question }) => question)
}

export const readAnswers = (db: Database, attemptId: number) =>
  db
    .select()
    .from(assessmentAnswers)
    .where(eq(assessmentAnswers.attemptId, attemptId))
    .orderBy(asc(assessmentAnswers.questionId))
