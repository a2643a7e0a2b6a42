import type { ProgramProgress } from '@brightyard/contract'
import { and, asc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { programChaptersStarted } from '../../database/schema/enrolments.schema.ts'
import {
  programClasses,
  programEnrolments,
  programLessonsDone,
  programs,
} from '../../database/schema/programs.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { lockStudent } from '../students/change-student.ts'
import { isVisibleTo } from '../students/student-scope.ts'
import type { Needs } from '../notifications/notify.ts'
import { notifyOfEnrolment } from './enrolment-notifications.ts'
import type { Enrolment } from './enrolment-notifications.ts'
import { cardColumns } from './program-card.repository.ts'
import { readChapters } from './program.repository.ts'

interface NewEnrolment {
  programId: number
  studentId: number
  classId: number | null
  now: Date
  /** Who enrols the kid, and what for. */
  bought?: Pick<Enrolment, 'userId' | 'orderLineId' | 'paidInPaise'>
  /** The order has kept one already. */
  hasSeat?: true
}

/**
 * Enrols a kid, with a seat in a class where one is given; 409 `class_full` without a free one. Somebody who has left
 * comes back to their own progress, and enrolling twice changes nothing. The caller has checked the right to enrol; with
 * `needs` the guardian is told.
 */
export async function enrol(
  tx: Database,
  { programId, studentId, classId, now, bought, hasSeat }: NewEnrolment,
  needs?: Needs,
): Promise<number> {
  await lockStudent(tx, studentId)
  const own = and(
    eq(programEnrolments.programId, programId),
    eq(programEnrolments.studentId, studentId),
  )
  const [before] = await tx.select().from(programEnrolments).where(own)
  if (before && before.state !== 'left') return before.id
  if (classId !== null && !hasSeat) await takeSeat(tx, programId, classId)
  if (before)
    await tx.delete(programChaptersStarted).where(eq(programChaptersStarted.enrolmentId, before.id))
  const [made] = before
    ? await tx
        .update(programEnrolments)
        .set({ state: 'active', classId, ...bought })
        .where(own)
        .returning()
    : await tx
        .insert(programEnrolments)
        .values({ programId, studentId, classId, enrolledAt: now, ...bought })
        .returning()
  if (!made) throw new Error('The enrolment was not stored.')
  if (needs) {
    const [program] = await tx.select().from(programs).where(eq(programs.id, programId))
    const title = program?.title ?? ''
    await notifyOfEnrolment(needs, tx, made, { step: 'enrolled', title, refundInPaise: 0 })
  }
  return made.id
}

/** One statement, so that two at once cannot take the same seat. */
export async function takeSeat(tx: Database, programId: number, classId: number) {
  const [taken] = await tx
    .update(programClasses)
    .set({ seatsTaken: sql`${programClasses.seatsTaken} + 1` })
    .where(
      and(
        eq(programClasses.id, classId),
        eq(programClasses.programId, programId),
        lt(programClasses.seatsTaken, programClasses.capacity),
      ),
    )
    .returning({ id: programClasses.id })
  if (!taken) throw conflict('class_full', 'This class is full. Please choose another one.')
}

/** Of the student themselves, or of a guardian's kids. Others have none. */
const isFamily = (actor: ActingUser, db: Database) =>
  actor.role === 'guardian' || actor.role === 'student' ? isVisibleTo(actor, db) : sql`false`

export async function listEnrolments(actor: ActingUser, db: Database, by: { id?: number } = {}) {
  return db
    .select({ enrolment: programEnrolments, kidName: users.name, program: cardColumns })
    .from(programEnrolments)
    .innerJoin(programs, eq(programs.id, programEnrolments.programId))
    .innerJoin(students, eq(students.id, programEnrolments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        isFamily(actor, db),
        ne(programEnrolments.state, 'left'),
        by.id === undefined ? undefined : eq(programEnrolments.id, by.id),
      ),
    )
    .orderBy(asc(programEnrolments.completedAt), asc(users.name), asc(programEnrolments.id))
    .limit(100)
}
export type EnrolmentRow = Awaited<ReturnType<typeof listEnrolments>>[number]

/** Throws 404 for the enrolment of somebody else's kid. */
export async function findEnrolment(actor: ActingUser, db: Database, id: number) {
  const [row] = await listEnrolments(actor, db, { id })
  if (!row) throw notFound('this enrolment')
  return row
}

export async function lessonsDone(db: Database, enrolmentIds: readonly number[]) {
  return db
    .select({ enrolmentId: programLessonsDone.enrolmentId, lessonId: programLessonsDone.lessonId })
    .from(programLessonsDone)
    .where(inArray(programLessonsDone.enrolmentId, [...enrolmentIds]))
}

/** Where it goes on: the first lesson that is not done, in the order of the program. */
export async function viewEnrolment(db: Database, row: EnrolmentRow): Promise<ProgramProgress> {
  const { enrolment, kidName, program } = row
  const done = new Set((await lessonsDone(db, [enrolment.id])).map(({ lessonId }) => lessonId))
  const lessons = (await readChapters(db, enrolment.programId)).flatMap((chapter) =>
    chapter.lessons.map((lesson) => ({ ...lesson, chapter_title: chapter.title })),
  )
  return {
    enrolment_id: enrolment.id,
    student_id: enrolment.studentId,
    kid_name: kidName,
    program,
    state: enrolment.state,
    enrolled_at: enrolment.enrolledAt.toISOString(),
    completed_at: enrolment.completedAt?.toISOString() ?? null,
    class_id: enrolment.classId,
    paid_in_paise: enrolment.paidInPaise,
    lessons_done: lessons.map(({ id }) => id).filter((id) => done.has(id)),
    next_lesson: lessons.find(({ id }) => !done.has(id)) ?? null,
  }
}
