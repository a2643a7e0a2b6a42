import type { PracticeKid, PracticeWorks, Worksheet } from '@brightyard/contract'
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  practiceQuestions,
  practiceSessions,
  practiceWorksheets,
} from '../../database/schema/practice.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notAuthorized, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { findKid } from '../kids/kid.repository.ts'
import { lockStudent } from '../students/change-student.ts'
import { refuseOtherRoles } from '../students/student-scope.ts'
import { findTopic } from './engine/topics.ts'
import { sums } from './practice-progress.ts'
import { topicOf } from './session-view.ts'

const shownDone = 20
const mostToDo = 20

const rowsOf = (db: Database) =>
  db
    .select({ sheet: practiceWorksheets, school: vendors.name, ...sums })
    .from(practiceWorksheets)
    .leftJoin(vendors, eq(vendors.id, practiceWorksheets.vendorId))
    .leftJoin(practiceSessions, eq(practiceSessions.worksheetId, practiceWorksheets.id))
    .leftJoin(practiceQuestions, eq(practiceQuestions.sessionId, practiceSessions.id))
    .groupBy(practiceWorksheets.id, vendors.name)

type Row = Awaited<ReturnType<typeof rowsOf>>[number]

const view = ({ sheet, school, answered, right, seconds }: Row): Worksheet => ({
  id: sheet.id,
  topic: sheet.topic,
  title: topicOf(sheet.topic).title,
  note: sheet.note,
  assigned_by: school,
  assigned_at: sheet.createdAt.toISOString(),
  due_at: sheet.dueAt?.toISOString() ?? null,
  done_at: sheet.doneAt?.toISOString() ?? null,
  answered,
  right,
  seconds: seconds ?? 0,
})

/** The caller has checked that the acting user may see this kid. */
export async function listWorks(db: Database, kid: PracticeKid): Promise<PracticeWorks> {
  const own = eq(practiceWorksheets.studentId, kid.student_id)
  const todo = await rowsOf(db)
    .where(and(own, isNull(practiceWorksheets.doneAt)))
    .orderBy(asc(practiceWorksheets.dueAt), asc(practiceWorksheets.id))
    .limit(100)
  const done = await rowsOf(db)
    .where(and(own, isNotNull(practiceWorksheets.doneAt)))
    .orderBy(desc(practiceWorksheets.doneAt), desc(practiceWorksheets.id))
    .limit(shownDone)
  return { kid, to_do: todo.map(view), done: done.map(view) }
}

/** By staff of a school or partner, for a student in one of their rooms. */
export async function assign(
  actor: ActingUser,
  { db, now }: Services,
  given: { student_id: number; topic: string; note: string; due_at?: string | undefined },
): Promise<Worksheet> {
  refuseOtherRoles(actor, ['vendor', 'vendorStaff', 'schoolRepresentative'])
  const { vendorId } = actor
  if (vendorId === null) throw notAuthorized()
  if (!findTopic(given.topic)) throw invalidInput({ topic: 'Please choose a topic.' })
  const dueAt = given.due_at === undefined ? null : new Date(given.due_at)
  if (dueAt && dueAt <= now()) throw invalidInput({ due_at: 'Please choose a day in the future.' })
  return db.transaction(async (tx) => {
    const kid = await findKid(actor, tx, { studentId: given.student_id })
    if (!kid) throw notFound('this student')
    await lockStudent(tx, kid.studentId)
    const isOpen = and(
      eq(practiceWorksheets.studentId, kid.studentId),
      isNull(practiceWorksheets.doneAt),
    )
    const [open] = await tx.select({ total: count() }).from(practiceWorksheets).where(isOpen)
    if (Number(open?.total ?? 0) >= mostToDo)
      throw conflict('too_many_worksheets', `${kid.name} has ${mostToDo} worksheets to do already.`)
    const [made] = await tx
      .insert(practiceWorksheets)
      .values({
        studentId: kid.studentId,
        topic: given.topic,
        vendorId,
        assignedBy: actor.id,
        note: given.note,
        dueAt,
        createdAt: now(),
      })
      .returning({ id: practiceWorksheets.id })
    const [row] = await rowsOf(tx).where(eq(practiceWorksheets.id, made?.id ?? 0))
    if (!row) throw new Error('The worksheet was not stored.')
    return view(row)
  })
}
