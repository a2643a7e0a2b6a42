import { type SQL, sql } from 'drizzle-orm'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import {
  assessmentAssignments,
  assessmentCandidates,
  assessments,
} from '../../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { enrolments } from '../../../database/schema/users.schema.ts'

/** `assigned`: each kid once for each assignment that concerns it today, with the assessment's times where it has none. */
const assignedTables = (which: SQL) => sql`
  assigned as (
    select given.id as assignment_id, given.assessment_id, kid.student_id,
      coalesce(given.opens_at, usual.opens_at) as opens_at,
      coalesce(given.closes_at, usual.closes_at) as closes_at, given.extra_minutes
    from ${assessmentAssignments} as given
    join ${assessments} as usual on usual.id = given.assessment_id
    cross join lateral (
      select given.student_id where given.student_id is not null
      union all
      select member.student_id from ${enrolments} as member
      left join ${studentRecords} as record on record.student_id = member.student_id
      where member.vendor_id = given.vendor_id
        and (given.class_name = '' or record.class_name = given.class_name)
    ) as kid
    where given.assessment_id in (${which})
  )`

/**
 * `entitled`: each kid once, with the better times of its assignments, as `entitlementsOf` has them for one kid.
 * `which` is a list or a query of assessments' ids.
 */
export const entitledTables = (which: SQL) => sql`${assignedTables(which)},
  entitled as (
    select assessment_id, student_id,
      case when bool_or(opens_at is null) then null else min(opens_at) end as opens_at,
      case when bool_or(closes_at is null) then null else max(closes_at) end as closes_at,
      max(extra_minutes) as extra_minutes
    from assigned group by assessment_id, student_id
  )`

/**
 * `takers`: kids to whom it is assigned or who have an attempt, and candidates who are not withdrawn, with where each
 * stands. `counts` of a kid is its best attempt, `running` the one that is not handed in.
 */
export const takerTables = (which: SQL, now: Date) => sql`${entitledTables(which)},
  tried as (
    select *, coalesce(student_id, 0) as s, coalesce(candidate_id, 0) as c
    from ${assessmentAttempts} where assessment_id in (${which})
  ),
  numbers as (select assessment_id, s, c, count(*)::int as attempts from tried group by 1, 2, 3),
  running as (
    select distinct on (assessment_id, s, c) * from tried where submitted_at is null
    order by assessment_id, s, c, id desc
  ),
  best as (
    select distinct on (assessment_id, s, c) *,
      round(extract(epoch from submitted_at - started_at))::int as used_seconds
    from tried where submitted_at is not null
    order by assessment_id, s, c, score desc, id
  ),
  people as (
    select coalesce(entitled.assessment_id, former.assessment_id) as assessment_id,
      coalesce(entitled.student_id, former.s) as s, 0 as c,
      entitled.assessment_id is not null as is_entitled, entitled.closes_at,
      coalesce(entitled.extra_minutes, 0) as extra_minutes
    from entitled
    full join (select assessment_id, s from numbers where s > 0) as former
      on former.assessment_id = entitled.assessment_id and former.s = entitled.student_id
    union all
    select one.assessment_id, 0, one.id, one.blocked_at is null, usual.closes_at, one.extra_minutes
    from ${assessmentCandidates} as one
    join ${assessments} as usual on usual.id = one.assessment_id
    left join numbers on numbers.assessment_id = one.assessment_id and numbers.c = one.id
    where one.assessment_id in (${which}) and (one.blocked_at is null or numbers.c is not null)
  ),
  takers as (
    select people.*, coalesce(numbers.attempts, 0) as attempts,
      running.id as running_id, running.ends_at, running.seen_at,
      best.id as best_id, best.score::float as score, best.used_seconds, best.submitted_at, best.submitted_by,
      case
        when running.id is not null then 'running'
        when best.id is not null then 'handed_in'
        when people.closes_at <= ${now.toISOString()}::timestamptz then 'missed'
        else 'not_started'
      end as state
    from people
    left join numbers using (assessment_id, s, c)
    left join running using (assessment_id, s, c)
    left join best using (assessment_id, s, c)
  )`
