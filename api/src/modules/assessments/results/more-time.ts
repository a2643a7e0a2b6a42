import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import {
  assessmentAssignments,
  assessmentCandidates,
} from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import { extendRunning, readEntitled } from './assign.repository.ts'
import { lockGiven, refuseUnpublished } from './desk-scope.ts'

interface More {
  id: number
  student_id?: number | undefined
  candidate_id?: number | undefined
  extra_minutes: number
}

const lessTime = () =>
  conflict('less_time', 'They have started with more time than that. It can only become more.')
const date = (moment: string | Date | null) => (moment ? new Date(moment) : null)

/** One person's time beyond the assessment's; whoever is answering has it at once. */
export function giveTime(
  actor: ActingUser,
  { db }: Services,
  { id, student_id, candidate_id, extra_minutes }: More,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockGiven(actor, tx, id)
    refuseUnpublished(row)
    if ((student_id === undefined) === (candidate_id === undefined))
      throw invalidInput({ student_id: 'Please choose one person.' })
    if (student_id !== undefined)
      await giveKid(tx, row, student_id, { extra_minutes, by: actor.id })
    else if (candidate_id !== undefined) await giveCandidate(tx, row, candidate_id, extra_minutes)
  })
}

/** The kid's own assignment; with the times that it has by its class, unless it has one already. */
async function giveKid(
  tx: Database,
  row: AssessmentRow,
  studentId: number,
  { extra_minutes, by }: { extra_minutes: number; by: number },
) {
  const entitled = (await readEntitled(tx, row.id)).find((one) => one.student_id === studentId)
  if (!entitled) throw notFound('this student')
  const { assessmentId, studentId: kid } = assessmentAttempts
  const attempts = await tx.$count(
    assessmentAttempts,
    and(eq(assessmentId, row.id), eq(kid, studentId)),
  )
  if (attempts > 0 && extra_minutes < entitled.extra_minutes) throw lessTime()
  await tx
    .insert(assessmentAssignments)
    .values({
      assessmentId: row.id,
      studentId,
      opensAt: date(entitled.opens_at),
      closesAt: date(entitled.closes_at),
      extraMinutes: extra_minutes,
      assignedBy: by,
    })
    .onConflictDoUpdate({
      target: [assessmentAssignments.assessmentId, assessmentAssignments.studentId],
      targetWhere: sql`${assessmentAssignments.studentId} is not null`,
      set: { extraMinutes: extra_minutes },
    })
  await extendRunning(tx, row)
}

async function giveCandidate(
  tx: Database,
  row: AssessmentRow,
  candidateId: number,
  extraMinutes: number,
) {
  const [candidate] = await tx
    .select()
    .from(assessmentCandidates)
    .where(
      and(eq(assessmentCandidates.id, candidateId), eq(assessmentCandidates.assessmentId, row.id)),
    )
    .for('update')
  if (!candidate) throw notFound('this candidate')
  const own = eq(assessmentAttempts.candidateId, candidateId)
  const attempts = await tx.$count(assessmentAttempts, own)
  if (attempts > 0 && extraMinutes < candidate.extraMinutes) throw lessTime()
  await tx
    .update(assessmentCandidates)
    .set({ extraMinutes })
    .where(eq(assessmentCandidates.id, candidateId))
  const { startedAt, endsAt, submittedAt } = assessmentAttempts
  await tx
    .update(assessmentAttempts)
    .set({
      endsAt: sql`greatest(${endsAt}, least(
        ${startedAt} + make_interval(mins => ${row.minutes + extraMinutes}::int),
        coalesce(${row.closesAt?.toISOString() ?? null}::timestamptz, 'infinity'::timestamptz)))`,
    })
    .where(and(own, isNull(submittedAt)))
}
