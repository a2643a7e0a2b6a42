import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import {
  assignedAssessments,
  finishedAssessments,
  lessons,
  roomHolidays,
} from '../../database/schema/timetable.schema.ts'
import { enrolments, vendors } from '../../database/schema/users.schema.ts'
import {
  academyAssessments,
  academyLessons,
  assessedClasses,
  doneByAll,
  doneBySome,
  schoolAssessments,
  schoolLessons,
} from './timetable.data.ts'

const day = 24 * 60 * 60 * 1000

/** Six in the evening in the home zone, so many days from now. */
function eveningIn(days: number, now: Date) {
  const evening = new Date(now.getTime() + days * day)
  evening.setUTCHours(12, 30, 0, 0)
  return evening
}

const rowOf =
  (room: { vendorId: number; className: string }, now: Date) =>
  ([title = '', subject = '', minutes = '', days = '', note = '']: string[]) => ({
    ...room,
    title,
    subject,
    minutes: Number(minutes),
    dueAt: eveningIn(Number(days), now),
    note,
    createdAt: new Date(now.getTime() - 14 * day),
  })

/** A week of lessons, a holiday to look forward to, and things to do, for every student of school and academy. */
export async function seedTimetables(db: Database, now: Date) {
  const all = await db.select({ id: vendors.id, type: vendors.vendorType }).from(vendors)
  const school = all.find(({ type }) => type === 2)?.id ?? 0
  const academy = all.find(({ type }) => type !== 2)?.id ?? 0
  await db
    .insert(lessons)
    .values([
      ...schoolLessons.map((lesson) => ({ ...lesson, vendorId: school })),
      ...academyLessons.map((lesson) => ({ ...lesson, vendorId: academy })),
    ])
  const dateIn = (days: number) => eveningIn(days, now).toISOString().slice(0, 10)
  await db.insert(roomHolidays).values([
    { vendorId: school, name: 'Founders’ Day', startsOn: dateIn(9), endsOn: dateIn(9) },
    { vendorId: school, name: 'Winter break', startsOn: dateIn(40), endsOn: dateIn(52) },
  ])
  const assigned = await db
    .insert(assignedAssessments)
    .values([
      ...assessedClasses.flatMap((className) =>
        schoolAssessments.map(rowOf({ vendorId: school, className }, now)),
      ),
      ...academyAssessments.map(rowOf({ vendorId: academy, className: '' }, now)),
    ])
    .returning()
  const places = await db
    .select({
      studentId: enrolments.studentId,
      vendorId: enrolments.vendorId,
      className: studentRecords.className,
    })
    .from(enrolments)
    .innerJoin(studentRecords, eq(studentRecords.studentId, enrolments.studentId))
  await db.insert(finishedAssessments).values(
    places.flatMap(({ studentId, vendorId, className }) =>
      assigned
        .filter((one) => one.vendorId === vendorId && ['', className].includes(one.className))
        .filter(
          ({ title }) => doneByAll.includes(title) || (title === doneBySome && studentId % 2 === 1),
        )
        .map(({ id, dueAt }) => ({
          studentId,
          assessmentId: id,
          finishedAt: new Date(dueAt.getTime() - day),
        })),
    ),
  )
}
