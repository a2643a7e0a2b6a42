import { graceSeconds } from '@brightyard/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../../database/schema/assessment-attempts.schema.ts'
import { assessmentQuestions } from '../../database/schema/assessments.schema.ts'

export interface MergedAnswer {
  question_id: number
  given: string[]
  is_flagged: boolean
  answered_at: string
}

interface Merge {
  /** Which attempts are the taker's. */
  own: SQL
  id: number
  device: string
  answers: readonly MergedAnswer[]
  now: Date
}

interface Merged {
  device: string
  ends_at: string
  saved: number[] | null
}

/** One answer for each question: the later one. */
function latestOf(answers: readonly MergedAnswer[]): MergedAnswer[] {
  const byQuestion = new Map<number, MergedAnswer>()
  for (const answer of answers) {
    const known = byQuestion.get(answer.question_id)
    const isLater = !known || Date.parse(known.answered_at) <= Date.parse(answer.answered_at)
    if (isLater) byQuestion.set(answer.question_id, answer)
  }
  return [...byQuestion.values()]
}

/**
 * Stores answers while the attempt runs, each unless a later one is there. The update holds the attempt's row, so that
 * hand-in and save take turns. Times are held between the start and now: a clock that is wrong gains nothing. The seconds
 * of grace are for what was answered in time and came late. Undefined where there is no such running attempt.
 */
export async function mergeAnswers(db: Database, { own, id, device, answers, now }: Merge) {
  const at = sql`${now.toISOString()}::timestamptz`
  const attempts = assessmentAttempts
  const result = await db.execute(sql`
    with attempt as (
      update ${attempts}
      set seen_at = case when ${attempts.device} = ${device} then ${at} else ${attempts.seenAt} end
      where ${attempts.id} = ${id} and ${own} and ${attempts.submittedAt} is null
        and ${attempts.endsAt} >= ${at} - make_interval(secs => ${graceSeconds}::int)
      returning ${attempts.id}, ${attempts.assessmentId}, ${attempts.startedAt}, ${attempts.endsAt}, ${attempts.device}
    ), saved as (
      insert into ${assessmentAnswers} as kept
        (attempt_id, question_id, given, is_flagged, answered_at, saved_at)
      select attempt.id, question.id, sent.given, sent.is_flagged,
        least(greatest(sent.answered_at, attempt.started_at), ${at}), ${at}
      from attempt
      cross join jsonb_to_recordset(${JSON.stringify(latestOf(answers))}::jsonb)
        as sent(question_id int, given jsonb, is_flagged boolean, answered_at timestamptz)
      join ${assessmentQuestions} as question
        on question.id = sent.question_id and question.assessment_id = attempt.assessment_id
      where least(sent.answered_at, ${at}) <= attempt.ends_at
      on conflict (attempt_id, question_id) do update
        set given = excluded.given, is_flagged = excluded.is_flagged,
          answered_at = excluded.answered_at, saved_at = excluded.saved_at
        where kept.answered_at <= excluded.answered_at
      returning question_id
    )
    select attempt.device, attempt.ends_at, (select array_agg(question_id) from saved) as saved from attempt`)
  // Both databases answer with rows, within objects of their own.
  const [row] = (result as { rows: Merged[] }).rows
  if (!row) return undefined
  return { device: row.device, endsAt: new Date(row.ends_at), saved: row.saved ?? [] }
}
