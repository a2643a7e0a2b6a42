import type { StudentDashboard } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { students } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { onlyRoomOf } from '../students/student-scope.ts'
import { readStudent } from '../students/student-profile.repository.ts'
import { listAssessments, listHolidays, listLessons } from './timetable.repository.ts'

/** All rooms are in this time zone. */
const timeZone = 'Asia/Kolkata'

/** Only for the acting student: the call takes no id. */
export async function readStudentDashboard(
  actor: ActingUser,
  db: Database,
  now: Date,
): Promise<StudentDashboard> {
  const [own] = await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.userId, actor.id))
  if (!own) throw notFound('your student record')
  return dashboardOfStudent(actor, db, own.id, now)
}

/** Throws 404 for a student whom the acting user may not see. An organisation sees what its own room has for the kid. */
export async function dashboardOfStudent(
  actor: ActingUser,
  db: Database,
  studentId: number,
  now: Date,
): Promise<StudentDashboard> {
  const { class_name, rooms, achievements, plan } = await readStudent(actor, db, studentId, now)
  const learner = { studentId, className: class_name }
  const dashboard = {
    time_zone: timeZone,
    class_name,
    rooms,
    lessons: await listLessons(learner, db),
    holidays: await listHolidays(learner, db, now),
    assessments: await listAssessments(learner, db, now),
    badges: achievements,
    can_practise: plan?.is_running ?? false,
  }
  const room = onlyRoomOf(actor)
  return room === undefined ? dashboard : onlyOfRoom(dashboard, room)
}

/** Badges name no room; a reader from an organisation gets those of its own alone. */
export const onlyOfRoom = (dashboard: StudentDashboard, id: number): StudentDashboard => ({
  ...dashboard,
  rooms: dashboard.rooms.filter((room) => room.id === id),
  lessons: dashboard.lessons.filter(({ room_id }) => room_id === id),
  holidays: dashboard.holidays.filter(({ room_id }) => room_id === id),
  assessments: dashboard.assessments.filter(({ room_id }) => room_id === id),
})
