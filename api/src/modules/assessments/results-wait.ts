import type { ResultsFrom } from '@brightyard/contract'
import { inArray, max, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentAttempts } from '../../database/schema/assessment-attempts.schema.ts'
import type { assessments } from '../../database/schema/assessments.schema.ts'
import { assessmentAssignments } from '../../database/schema/assessments.schema.ts'
import { readFinished } from './results/takers.repository.ts'

type AssessmentRow = typeof assessments.$inferSelect

/** What the results of one assessment wait for. */
export interface ResultsWait {
  from: ResultsFrom
  /** When the last taker's time ends; null where it never does. */
  lastClosesAt: Date | null
  /** When the last one handed in; null while somebody may still answer. */
  finishedAt: Date | null
}

const laterOf = (one: Date, other: Date | null | undefined) => (other && other > one ? other : one)

/** Where nobody's time ends, more candidates and further attempts may come after everybody has handed in. */
function fromOf({ reviewFrom, ...row }: AssessmentRow, lastClosesAt: Date | null): ResultsFrom {
  if (reviewFrom !== 'closing' || lastClosesAt) return reviewFrom
  return row.isForCandidates || row.attemptsAllowed > 1 ? 'release' : 'everybody'
}

/** By the assessment's id. */
export async function readWaits(
  db: Database,
  rows: readonly AssessmentRow[],
  now: Date,
): Promise<Map<number, ResultsWait>> {
  const closings = await readClosings(db, rows)
  const froms = rows.map((row) => ({
    id: row.id,
    from: fromOf(row, closings.get(row.id) ?? null),
  }))
  const open = froms.flatMap(({ id, from }) => (from === 'everybody' ? [id] : []))
  const finished = await readFinished(db, open, now)
  return new Map(
    froms.map(({ id, from }) => [
      id,
      { from, lastClosesAt: closings.get(id) ?? null, finishedAt: finished.get(id) ?? null },
    ]),
  )
}

export async function readWait(db: Database, row: AssessmentRow, now: Date): Promise<ResultsWait> {
  const waits = await readWaits(db, [row], now)
  return waits.get(row.id) ?? { from: 'release', lastClosesAt: null, finishedAt: null }
}

/** When nobody may answer any more, where that is sure to come. */
async function readClosings(
  db: Database,
  rows: readonly AssessmentRow[],
): Promise<Map<number, Date>> {
  if (rows.length === 0) return new Map()
  const { assessmentId, closesAt } = assessmentAssignments
  const given = await db
    .select({
      id: assessmentId,
      last: max(closesAt),
      hasUsual: sql<boolean>`bool_or(${closesAt} is null)`,
    })
    .from(assessmentAssignments)
    .where(
      inArray(
        assessmentId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(assessmentId)
  const byId = new Map(given.map((one) => [one.id, one]))
  const ends = await readLastMoments(db, rows)
  return new Map(
    rows.flatMap((row): [number, Date][] => {
      const own = byId.get(row.id)
      const isEndless = row.closesAt === null && (row.isForCandidates || !own?.last || own.hasUsual)
      const closes = isEndless ? null : laterOf(row.closesAt ?? new Date(0), own?.last)
      // Closed by hand, it is over with the last attempt that runs.
      const over = row.withdrawnAt && laterOf(row.withdrawnAt, ends.get(row.id))
      const first = over && closes ? (over < closes ? over : closes) : (over ?? closes)
      return first ? [[row.id, first]] : []
    }),
  )
}

/** Until when somebody answers, of those that were closed by hand. */
async function readLastMoments(db: Database, rows: readonly AssessmentRow[]) {
  const ids = rows.flatMap((row) => (row.withdrawnAt ? [row.id] : []))
  if (ids.length === 0) return new Map<number, Date>()
  const { assessmentId, endsAt, submittedAt } = assessmentAttempts
  const last = sql`max(coalesce(${submittedAt}, ${endsAt}))`.mapWith(endsAt)
  const attempts = await db
    .select({ id: assessmentId, last })
    .from(assessmentAttempts)
    .where(inArray(assessmentId, ids))
    .groupBy(assessmentId)
  return new Map(attempts.map((one) => [one.id, one.last]))
}
