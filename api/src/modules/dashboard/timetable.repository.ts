import type { AssignedAssessment, Lesson, RoomHoliday } from '@brightyard/contract'
import { and, asc, desc, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import {
  assignedAssessments,
  finishedAssessments,
  lessons,
  roomHolidays,
} from '../../database/schema/timetable.schema.ts'
import { enrolments } from '../../database/schema/users.schema.ts'

const day = 24 * 60 * 60 * 1000
/** How long an unfinished assignment stays on the list. */
const rememberedDays = 60
const praisedDays = 14

/** Whose timetable: the rooms are the ones that the student is enrolled in when it is read. */
export interface Learner {
  studentId: number
  className: string
}

/** In a room of the student, for its class or for everybody. */
const isFor = (
  { studentId, className }: Learner,
  db: Database,
  table: { vendorId: PgColumn; className: PgColumn },
) =>
  and(
    inArray(
      table.vendorId,
      db
        .select({ id: enrolments.vendorId })
        .from(enrolments)
        .where(eq(enrolments.studentId, studentId)),
    ),
    inArray(table.className, ['', className]),
  )

export async function listLessons(learner: Learner, db: Database): Promise<Lesson[]> {
  const rows = await db
    .select()
    .from(lessons)
    .where(isFor(learner, db, lessons))
    .orderBy(asc(lessons.weekday), asc(lessons.starts), asc(lessons.id))
    .limit(200)
  return rows.map(({ id, weekday, starts, ends, subject, teacher, place, isOnline, vendorId }) => ({
    id,
    weekday,
    starts: starts.slice(0, 5),
    ends: ends.slice(0, 5),
    subject,
    teacher,
    place,
    is_online: isOnline,
    room_id: vendorId,
  }))
}

export async function listHolidays(
  { studentId }: Learner,
  db: Database,
  now: Date,
): Promise<RoomHoliday[]> {
  const dateIn = (days: number) => new Date(now.getTime() + days * day).toISOString().slice(0, 10)
  return db
    .select({
      room_id: roomHolidays.vendorId,
      name: roomHolidays.name,
      starts_on: roomHolidays.startsOn,
      ends_on: roomHolidays.endsOn,
    })
    .from(roomHolidays)
    .innerJoin(enrolments, eq(enrolments.vendorId, roomHolidays.vendorId))
    .where(
      and(
        eq(enrolments.studentId, studentId),
        gte(roomHolidays.endsOn, dateIn(-7)),
        lte(roomHolidays.startsOn, dateIn(60)),
      ),
    )
    .orderBy(asc(roomHolidays.startsOn), asc(roomHolidays.id))
    .limit(50)
}

/** Open assignments first, by due date; then recently completed ones, the newest first. */
export async function listAssessments(
  learner: Learner,
  db: Database,
  now: Date,
): Promise<AssignedAssessment[]> {
  const since = (days: number) => new Date(now.getTime() - days * day)
  const rows = await db
    .select({ assessment: assignedAssessments, finishedAt: finishedAssessments.finishedAt })
    .from(assignedAssessments)
    .leftJoin(
      finishedAssessments,
      and(
        eq(finishedAssessments.assessmentId, assignedAssessments.id),
        eq(finishedAssessments.studentId, learner.studentId),
      ),
    )
    .where(
      and(
        isFor(learner, db, assignedAssessments),
        or(
          and(
            isNull(finishedAssessments.finishedAt),
            gte(assignedAssessments.dueAt, since(rememberedDays)),
          ),
          gte(finishedAssessments.finishedAt, since(praisedDays)),
        ),
      ),
    )
    // Null while open; PostgreSQL sorts nulls first here.
    .orderBy(
      desc(finishedAssessments.finishedAt),
      asc(assignedAssessments.dueAt),
      asc(assignedAssessments.id),
    )
    .limit(50)
  return rows.map(({ assessment, finishedAt }) => ({
    id: assessment.id,
    title: assessment.title,
    subject: assessment.subject,
    note: assessment.note,
    minutes: assessment.minutes,
    due_at: assessment.dueAt.toISOString(),
    state: finishedAt ? 'done' : assessment.dueAt < now ? 'overdue' : 'due',
    room_id: assessment.vendorId,
  }))
}
