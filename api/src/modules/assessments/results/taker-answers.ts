import type { TakerAnswers } from '@brightyard/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessmentCandidates, assessments } from '../../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { students, users } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import type { Services } from '../../../server/services.ts'
import { viewResult } from '../attempt-result.ts'
import { handIn, handInOverdue, lockAttempt } from '../hand-in.ts'
import { attemptNotFound } from '../taker.ts'
import { givenBy } from './desk-scope.ts'

/** Attempts of what the own organisation gave; 404 for others. */
async function findGivenAttempt(actor: ActingUser, db: Database, id: number) {
  const [found] = await db
    .select({
      attempt: assessmentAttempts,
      assessment: assessments,
      kid: { name: users.name, user_id: users.id, loginId: users.loginId },
      className: studentRecords.className,
      candidate: {
        name: assessmentCandidates.name,
        applicationId: assessmentCandidates.applicationId,
      },
    })
    .from(assessmentAttempts)
    .innerJoin(assessments, eq(assessments.id, assessmentAttempts.assessmentId))
    .leftJoin(students, eq(students.id, assessmentAttempts.studentId))
    .leftJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, assessmentAttempts.studentId))
    .leftJoin(assessmentCandidates, eq(assessmentCandidates.id, assessmentAttempts.candidateId))
    .where(and(givenBy(actor), eq(assessmentAttempts.id, id)))
  if (!found) throw attemptNotFound()
  return found
}

export async function readTakerAnswers(
  actor: ActingUser,
  services: Services,
  id: number,
): Promise<TakerAnswers> {
  const { db, now } = services
  await findGivenAttempt(actor, db, id)
  await handInOverdue(services, eq(assessmentAttempts.id, id))
  const { attempt, assessment, kid, candidate, className } = await findGivenAttempt(actor, db, id)
  const taker = {
    name: kid?.name ?? candidate?.name ?? '',
    user_id: kid?.user_id ?? null,
  }
  const { studentId, candidateId } = attempt
  const others = await db
    .select()
    .from(assessmentAttempts)
    .where(
      and(
        eq(assessmentAttempts.assessmentId, assessment.id),
        studentId === null
          ? eq(assessmentAttempts.candidateId, candidateId ?? 0)
          : eq(assessmentAttempts.studentId, studentId),
        isNotNull(assessmentAttempts.submittedAt),
      ),
    )
    .orderBy(asc(assessmentAttempts.number))
  return {
    ...(await viewResult(db, { attempt, assessment, taker }, { now: now(), forStaff: true })),
    login_id: kid?.loginId ?? candidate?.applicationId ?? '',
    class_name: className ?? '',
    others: others.map((one) => ({ id: one.id, number: one.number, score: one.score ?? 0 })),
  }
}

/** What is saved counts; after the end of the time it was handed in by the server. */
export async function handInFor(actor: ActingUser, services: Services, id: number): Promise<void> {
  const { db, now } = services
  await findGivenAttempt(actor, db, id)
  await handInOverdue(services, eq(assessmentAttempts.id, id))
  await db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, id)
    if (attempt?.submittedAt === null) await handIn(tx, attempt, { by: 'staff', at: now() })
  })
}
