import type { AssessmentAssignment, AssignmentTargets } from '@brightyard/contract'
import { and, asc, eq, exists, ilike, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { containing, type Database } from '../../../database/database.ts'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessmentAssignments } from '../../../database/schema/assessments.schema.ts'
import { studentRecords } from '../../../database/schema/family.schema.ts'
import { enrolments, students, users, vendors } from '../../../database/schema/users.schema.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import { classesOf } from '../../students/classes.ts'
import { entitledTables } from './taker-tables.ts'
import { rowsOf } from './takers.repository.ts'

/** Kids of the organisation that gave it; Brightyard's is for those of every one. */
export const isKidOf = ({ vendorId }: AssessmentRow, db: Database): SQL | undefined =>
  vendorId === null
    ? undefined
    : exists(
        db
          .select({ one: sql`1` })
          .from(enrolments)
          .where(and(eq(enrolments.studentId, students.id), eq(enrolments.vendorId, vendorId))),
      )

export const isRoomOf = ({ vendorId }: AssessmentRow) =>
  vendorId === null ? undefined : eq(vendors.id, vendorId)

/** Rooms and classes first, then kids by name, each with how many it concerns and how many have started. */
export async function readAssignments(
  db: Database,
  assessmentId: number,
  id?: number,
): Promise<AssessmentAssignment[]> {
  const counted = rowsOf<{ id: number; people: number; started: number }>(
    await db.execute(sql`
      with ${entitledTables(sql`${assessmentId}::int`)}
      select assignment_id as id, count(*)::int as people,
        count(*) filter (where exists (
          select 1 from ${assessmentAttempts} as attempt
          where attempt.assessment_id = ${assessmentId} and attempt.student_id = assigned.student_id
        ))::int as started
      from assigned group by assignment_id`),
  )
  const byId = new Map(counted.map((row) => [row.id, row]))
  const rows = await db
    .select({ row: assessmentAssignments, room: vendors.name, kid: users.name })
    .from(assessmentAssignments)
    .leftJoin(vendors, eq(vendors.id, assessmentAssignments.vendorId))
    .leftJoin(students, eq(students.id, assessmentAssignments.studentId))
    .leftJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(assessmentAssignments.assessmentId, assessmentId),
        id === undefined ? undefined : eq(assessmentAssignments.id, id),
      ),
    )
    .orderBy(
      asc(isNotNull(assessmentAssignments.studentId)),
      asc(vendors.name),
      asc(assessmentAssignments.className),
      asc(users.name),
      asc(assessmentAssignments.id),
    )
  return rows.map(({ row, room, kid }) => ({
    id: row.id,
    student_id: row.studentId,
    vendor_id: row.vendorId,
    class_name: row.className,
    name: kid ?? room ?? '',
    students: byId.get(row.id)?.people ?? 0,
    started: byId.get(row.id)?.started ?? 0,
    opens_at: row.opensAt?.toISOString() ?? null,
    closes_at: row.closesAt?.toISOString() ?? null,
    extra_minutes: row.extraMinutes,
  }))
}

interface Entitled {
  student_id: number
  opens_at: string | Date | null
  closes_at: string | Date | null
  extra_minutes: number
}

/** Every kid to whom it is assigned, with its times. */
export const readEntitled = async (db: Database, assessmentId: number) =>
  rowsOf<Entitled>(
    await db.execute(sql`
      with ${entitledTables(sql`${assessmentId}::int`)}
      select student_id, opens_at, closes_at, extra_minutes from entitled`),
  )

/**
 * Who is answering has at least the time that the assignments give now. Longer only: nobody's clock jumps back.
 */
export const extendRunning = (tx: Database, { id, minutes }: AssessmentRow) =>
  tx.execute(sql`
    with ${entitledTables(sql`${id}::int`)}
    update ${assessmentAttempts} as attempt
    set ends_at = greatest(attempt.ends_at, least(
      attempt.started_at + make_interval(mins => ${minutes}::int + entitled.extra_minutes),
      coalesce(entitled.closes_at, 'infinity'::timestamptz)))
    from entitled
    where attempt.assessment_id = ${id} and attempt.student_id = entitled.student_id
      and attempt.submitted_at is null`)

const mostRooms = 200
const mostKids = 20

export async function readTargets(
  db: Database,
  row: AssessmentRow,
  search: string | undefined,
): Promise<AssignmentTargets> {
  const rooms = await db
    .select({
      vendor_id: vendors.id,
      name: vendors.name,
      students: db.$count(enrolments, eq(enrolments.vendorId, vendors.id)).mapWith(Number),
    })
    .from(vendors)
    .where(isRoomOf(row))
    .orderBy(asc(vendors.name), asc(vendors.id))
    .limit(mostRooms)
  const classes = await classesOf(db, row.vendorId)
  return {
    rooms: rooms.map((room) => ({
      ...room,
      classes: classes
        .filter(({ vendor_id }) => vendor_id === room.vendor_id)
        .map(({ class_name, students: count }) => ({ class_name, students: count })),
    })),
    students: await findKids(db, row, search),
  }
}

async function findKids(db: Database, row: AssessmentRow, search: string | undefined) {
  const pattern = search ? containing(search) : null
  const kids = await db
    .select({
      student_id: students.id,
      name: users.name,
      login_id: sql<string>`coalesce(${users.loginId}, '')`,
      class_name: sql<string>`coalesce(${studentRecords.className}, '')`,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
    .where(
      and(
        isKidOf(row, db),
        pattern
          ? or(
              ilike(users.name, pattern),
              ilike(users.loginId, pattern),
              ilike(studentRecords.className, pattern),
            )
          : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(students.id))
    .limit(mostKids)
  const assigned = new Set((await readEntitled(db, row.id)).map(({ student_id }) => student_id))
  return kids.map((kid) => ({ ...kid, is_assigned: assigned.has(kid.student_id) }))
}
