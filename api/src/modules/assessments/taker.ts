import type { Taker } from '@brightyard/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import { assessmentAttempts } from '../../database/schema/assessment-attempts.schema.ts'
import { assessmentCandidates, assessments } from '../../database/schema/assessments.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound, notSignedIn } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { practisingKid } from '../practice/practice-kid.ts'
import { isVisibleTo } from '../students/student-scope.ts'
import { type Candidate, findCandidate, type Passcode } from './candidate-passcode.ts'

export type AttemptRow = typeof assessmentAttempts.$inferSelect

/** Who answers: a kid, for itself or with a guardian, or an individual candidate of one assessment. */
export type AttemptTaker =
  | { kind: 'kid'; studentId: number; shown: Taker }
  | { kind: 'candidate'; candidate: Candidate; shown: Taker }

const asTaker = (candidate: Candidate): AttemptTaker => ({
  kind: 'candidate',
  candidate,
  shown: { name: candidate.name, user_id: null },
})

/** A passcode goes first: it was typed for this very tab. 401 without it and without a session. */
export async function takerOf(
  actor: ActingUser | null,
  services: Services,
  input: Passcode & { user_id?: number | undefined },
  request: FastifyRequest,
): Promise<AttemptTaker> {
  const candidate = await findCandidate(services, input, request)
  if (candidate) return asTaker(candidate)
  if (!actor) throw notSignedIn()
  const { student_id, user_id, name } = await practisingKid(
    actor,
    services.db,
    input.user_id,
    services.now(),
  )
  return { kind: 'kid', studentId: student_id, shown: { name, user_id } }
}

/** The attempts of a taker. */
export const ofTaker = (taker: AttemptTaker): SQL =>
  taker.kind === 'kid'
    ? eq(assessmentAttempts.studentId, taker.studentId)
    : eq(assessmentAttempts.candidateId, taker.candidate.id)

export const attemptNotFound = () => notFound('this attempt')

/** The attempts that this person, or this candidate, may go on with; all others do not exist for them. */
export async function ownAttempts(
  actor: ActingUser | null,
  services: Services,
  passcode: Passcode,
  request: FastifyRequest,
): Promise<SQL> {
  const candidate = await findCandidate(services, passcode, request)
  if (candidate) return ofTaker(asTaker(candidate))
  if (!actor) throw notSignedIn()
  if (actor.role !== 'guardian' && actor.role !== 'student') throw attemptNotFound()
  const { db } = services
  return inArray(
    assessmentAttempts.studentId,
    db.select({ id: students.id }).from(students).where(isVisibleTo(actor, db)),
  )
}

/** An attempt with whose it is; 404 for another family's. */
export async function findAttempt(db: Database, own: SQL, id: number) {
  const [found] = await db
    .select({
      attempt: assessmentAttempts,
      assessment: assessments,
      kid: { name: users.name, user_id: users.id },
      candidate: assessmentCandidates.name,
    })
    .from(assessmentAttempts)
    .innerJoin(assessments, eq(assessments.id, assessmentAttempts.assessmentId))
    .leftJoin(students, eq(students.id, assessmentAttempts.studentId))
    .leftJoin(users, eq(users.id, students.userId))
    .leftJoin(assessmentCandidates, eq(assessmentCandidates.id, assessmentAttempts.candidateId))
    .where(and(eq(assessmentAttempts.id, id), own))
  if (!found) throw attemptNotFound()
  const { attempt, assessment, kid, candidate } = found
  return { attempt, assessment, taker: kid ?? { name: candidate ?? '', user_id: null } }
}
