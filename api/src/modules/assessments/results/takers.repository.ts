import type { AssessmentTaker, TakerSorting, TakerState } from '@brightyard/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import { containing, type Database } from '../../../database/database.ts'
import { assessmentCandidates } from '../../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { students, users } from '../../../database/schema/users.schema.ts'
import { countAnswered } from '../count-answered.ts'
import { takerTables } from './taker-tables.ts'

/** Both databases answer with rows, within objects of their own. */
export const rowsOf = <Row>(result: unknown) => (result as { rows: Row[] }).rows

type Moment = string | Date | null
const iso = (moment: Moment) => (moment ? new Date(moment).toISOString() : null)

interface TakerRow {
  s: number
  c: number
  name: string
  login_id: string
  class_name: string
  state: TakerState
  closes_at: Moment
  extra_minutes: number
  attempts: number
  running_id: number | null
  ends_at: Moment
  seen_at: Moment
  best_id: number | null
  score: number | null
  used_seconds: number | null
  submitted_at: Moment
  submitted_by: 'taker' | 'time' | 'staff' | null
  total: number
}

export interface TakerFilter {
  state?: TakerState | undefined
  search?: string | undefined
  sort: TakerSorting
}

export interface Judged {
  marks: number
  passPercent: number | null
}

/** Who is missing first; names in each, as a class list has them. */
const orders: Readonly<Record<TakerSorting, SQL>> = {
  state: sql`array_position(array['running', 'not_started', 'missed', 'handed_in'], state)`,
  name: sql`lower(name)`,
  best: sql`score desc nulls last`,
  lowest: sql`score nulls last`,
  quickest: sql`used_seconds nulls last`,
  last: sql`submitted_at desc nulls last`,
}

/** One page of those who take one assessment. */
export async function listTakersOf(
  db: Database,
  assessmentId: number,
  { state, search, sort }: TakerFilter,
  { limit, offset, now, judged }: { limit: number; offset: number; now: Date; judged: Judged },
): Promise<{ data: AssessmentTaker[]; total: number }> {
  const pattern = search ? containing(search) : null
  const where = and(
    sql`true`,
    state ? sql`state = ${state}` : undefined,
    pattern
      ? sql`(name ilike ${pattern} or login_id ilike ${pattern} or class_name ilike ${pattern})`
      : undefined,
  )
  const result = await db.execute(sql`
    with ${takerTables(sql`${assessmentId}::int`, now)}, named as (
      select takers.*, coalesce(person.name, one.name, '') as name,
        coalesce(person.login_id, one.application_id, '') as login_id,
        coalesce(record.class_name, '') as class_name
      from takers
      left join ${students} as kid on kid.id = takers.s
      left join ${users} as person on person.id = kid.user_id
      left join ${studentRecords} as record on record.student_id = takers.s
      left join ${assessmentCandidates} as one on one.id = takers.c
    )
    select *, (count(*) over ())::int as total from named where ${where}
    order by ${orders[sort]}, lower(name), s, c limit ${limit} offset ${offset}`)
  const rows = rowsOf<TakerRow>(result)
  const answered = await countAnswered(
    db,
    rows.flatMap(({ running_id }) => running_id ?? []),
  )
  return {
    data: rows.map((row) => viewTaker(row, answered, judged)),
    total: rows[0]?.total ?? 0,
  }
}

export const percentOf = (score: number, marks: number) =>
  marks > 0 ? Math.round((score / marks) * 1000) / 10 : 0

function viewTaker(
  row: TakerRow,
  answered: Map<number, number>,
  { marks, passPercent }: Judged,
): AssessmentTaker {
  const { running_id, best_id, score, submitted_by } = row
  const endsAt = iso(row.ends_at)
  const submittedAt = iso(row.submitted_at)
  return {
    student_id: row.s || null,
    candidate_id: row.c || null,
    name: row.name,
    login_id: row.login_id,
    class_name: row.class_name,
    state: row.state,
    closes_at: iso(row.closes_at),
    extra_minutes: row.extra_minutes,
    attempts: row.attempts,
    running:
      running_id && endsAt
        ? {
            attempt_id: running_id,
            ends_at: endsAt,
            answered: answered.get(running_id) ?? 0,
            seen_at: iso(row.seen_at),
          }
        : null,
    best:
      best_id && submittedAt && submitted_by
        ? {
            attempt_id: best_id,
            score: score ?? 0,
            percent: percentOf(score ?? 0, marks),
            passed: passPercent === null ? null : (score ?? 0) * 100 >= passPercent * marks,
            used_seconds: row.used_seconds ?? 0,
            submitted_at: submittedAt,
            submitted_by,
          }
        : null,
  }
}

export interface Standing {
  assessment_id: number
  state: TakerState
  people: number
}

/** How many are in each state. */
export const countStates = async (db: Database, ids: readonly number[], now: Date) =>
  ids.length === 0
    ? []
    : rowsOf<Standing>(
        await db.execute(sql`
    with ${takerTables(listOf(ids), now)}
    select assessment_id, state, count(*)::int as people from takers group by assessment_id, state`),
      )

const listOf = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )

/** When the last one handed in, of those that nobody has yet to answer. */
export async function readFinished(
  db: Database,
  ids: readonly number[],
  now: Date,
): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map()
  const result = await db.execute(sql`
    with ${takerTables(listOf(ids), now)}
    select assessment_id as id, max(submitted_at) as at from takers group by assessment_id
    having bool_and(state in ('handed_in', 'missed')) and max(submitted_at) is not null`)
  return new Map(
    rowsOf<{ id: number; at: string | Date }>(result).map(({ id, at }) => [id, new Date(at)]),
  )
}

/** Marks of everybody's best attempt. */
export async function readBestScores(db: Database, id: number, now: Date): Promise<number[]> {
  const result = await db.execute(sql`
    with ${takerTables(sql`${id}::int`, now)}
    select score from takers where best_id is not null`)
  return rowsOf<{ score: number | null }>(result).map(({ score }) => score ?? 0)
}
