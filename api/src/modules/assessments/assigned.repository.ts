import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentAssignments, assessments } from '../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { enrolments } from '../../database/schema/users.schema.ts'
import type { AttemptTaker } from './taker.ts'

/** When a taker may answer, and how much longer than others. */
export interface Entitlement {
  opensAt: Date | null
  closesAt: Date | null
  extraMinutes: number
}

type Times = Pick<Entitlement, 'opensAt' | 'closesAt'>

const earliest = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : null
const latest = (one: Date | null, other: Date | null) =>
  one && other ? (one > other ? one : other) : null

/** Of two assignments, such as of a room and of its class, a kid has the better of each. */
const better = (one: Entitlement, other: Entitlement): Entitlement => ({
  opensAt: earliest(one.opensAt, other.opensAt),
  closesAt: latest(one.closesAt, other.closesAt),
  extraMinutes: Math.max(one.extraMinutes, other.extraMinutes),
})

const isPublished = and(isNotNull(assessments.publishedAt), isNull(assessments.withdrawnAt))

/** By the assessment's id; of one assessment, or of all. */
export async function entitlementsOf(
  db: Database,
  taker: AttemptTaker,
  assessmentId?: number,
): Promise<Map<number, Entitlement>> {
  const found =
    taker.kind === 'kid'
      ? await assignmentsOfKid(db, taker.studentId, assessmentId)
      : await ofCandidate(db, taker.candidate, assessmentId)
  const byAssessment = new Map<number, Entitlement>()
  for (const { id, own, usual, extraMinutes } of found) {
    const times = {
      opensAt: own.opensAt ?? usual.opensAt,
      closesAt: own.closesAt ?? usual.closesAt,
      extraMinutes,
    }
    const known = byAssessment.get(id)
    byAssessment.set(id, known ? better(known, times) : times)
  }
  return byAssessment
}

interface Found {
  id: number
  own: Times
  usual: Times
  extraMinutes: number
}

function assignmentsOfKid(
  db: Database,
  studentId: number,
  assessmentId: number | undefined,
): Promise<Found[]> {
  const rooms = db
    .select({ id: enrolments.vendorId })
    .from(enrolments)
    .where(eq(enrolments.studentId, studentId))
  const classNames = db
    .select({ name: studentRecords.className })
    .from(studentRecords)
    .where(eq(studentRecords.studentId, studentId))
  const { vendorId, className } = assessmentAssignments
  return db
    .select({
      id: assessments.id,
      own: { opensAt: assessmentAssignments.opensAt, closesAt: assessmentAssignments.closesAt },
      usual: { opensAt: assessments.opensAt, closesAt: assessments.closesAt },
      extraMinutes: assessmentAssignments.extraMinutes,
    })
    .from(assessmentAssignments)
    .innerJoin(assessments, eq(assessments.id, assessmentAssignments.assessmentId))
    .where(
      and(
        isPublished,
        assessmentId === undefined ? undefined : eq(assessments.id, assessmentId),
        or(
          eq(assessmentAssignments.studentId, studentId),
          and(inArray(vendorId, rooms), or(eq(className, ''), inArray(className, classNames))),
        ),
      ),
    )
    .limit(1_000)
}

async function ofCandidate(
  db: Database,
  candidate: { assessmentId: number; extraMinutes: number },
  assessmentId: number | undefined,
): Promise<Found[]> {
  if (assessmentId !== undefined && assessmentId !== candidate.assessmentId) return []
  const rows = await db
    .select({ id: assessments.id, opensAt: assessments.opensAt, closesAt: assessments.closesAt })
    .from(assessments)
    .where(and(isPublished, eq(assessments.id, candidate.assessmentId)))
  const none = { opensAt: null, closesAt: null }
  return rows.map(({ id, ...usual }) => ({
    id,
    own: none,
    usual,
    extraMinutes: candidate.extraMinutes,
  }))
}
