import { graceSeconds } from '@brightyard/contract'
import { type SQL, sql } from 'drizzle-orm'
import { invalidInput } from '../../server/api-problem.ts'
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
  has_unknown: boolean
}

const has = (parts: string, id: SQL) =>
  sql`sent.content -> ${sql.raw(`'${parts}'`)} @> jsonb_build_array(jsonb_build_object('id', ${id}))`

/**
 * A part of an answer that names what the question does not have. What is stored already may come back with the rest of
 * its answer: it was stored before this was asked, and must not keep the rest from being saved.
 */
const isUnknown = sql`case
  when sent.kind in ('text', 'number') then false
  when sent.kind = 'matching' then not (strpos(part, '=') > 0
    and ${has('prompts', sql`split_part(part, '=', 1)`)}
    and ${has('options', sql`substr(part, strpos(part, '=') + 1)`)})
  else not (${has('options', sql`part`)}) end`

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
 * of grace are for what was answered in time and came late. Undefined where there is no such running attempt; 422, and
 * nothing stored, where something is chosen that its question does not offer.
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
    ), sent as (
      select sent.*, question.kind, question.content
      from attempt
      cross join jsonb_to_recordset(${JSON.stringify(latestOf(answers))}::jsonb)
        as sent(question_id int, given jsonb, is_flagged boolean, answered_at timestamptz)
      join ${assessmentQuestions} as question
        on question.id = sent.question_id and question.assessment_id = attempt.assessment_id
    ), unknown as (
      select from sent, jsonb_array_elements_text(sent.given) as part
      where ${isUnknown} and not exists (
        select from ${assessmentAnswers} as kept
        where kept.attempt_id = ${id} and kept.question_id = sent.question_id
          and kept.given @> to_jsonb(part))
    ), saved as (
      insert into ${assessmentAnswers} as kept
        (attempt_id, question_id, given, is_flagged, answered_at, saved_at)
      select attempt.id, sent.question_id, sent.given, sent.is_flagged,
        least(greatest(sent.answered_at, attempt.started_at), ${at}), ${at}
      from attempt cross join sent
      where least(sent.answered_at, ${at}) <= attempt.ends_at and not exists (select from unknown)
      on conflict (attempt_id, question_id) do update
        set given = excluded.given, is_flagged = excluded.is_flagged,
          answered_at = excluded.answered_at, saved_at = excluded.saved_at
        where kept.answered_at <= excluded.answered_at
      returning question_id
    )
    select attempt.device, attempt.ends_at, (select array_agg(question_id) from saved) as saved,
      exists (select from unknown) as has_unknown from attempt`)
  // Both databases answer with rows, within objects of their own.
  const [row] = (result as { rows: Merged[] }).rows
  if (!row) return undefined
  if (row.has_unknown)
    throw invalidInput({ answers: 'Please choose from what the question offers.' })
  return { device: row.device, endsAt: new Date(row.ends_at), saved: row.saved ?? [] }
}
