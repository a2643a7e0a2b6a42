import {
  awardStudent,
  exportStudents,
  getStudent,
  listStudents,
  listWorkplaces,
  registerStudent,
  renewStudentPassword,
  updateStudent,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { achievements } from '../../database/schema/family.schema.ts'
import { notAuthorized, invalidInput } from '../../server/api-problem.ts'
import { pageOfRows } from '../../server/paging.ts'
import { toCsv } from '../../server/csv.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { hashPassword } from '../auth/passwords.ts'
import { dropResets, removeOtherWaysIn, setPasswordHash } from '../auth/account.repository.ts'
import { newFirstPassword, refuseOtherAges } from './new-credentials.ts'
import { countStudents, listClasses, listStudentRows } from './student-list.repository.ts'
import { findEditable, readStudent } from './student-profile.repository.ts'
import { changeStudent } from './change-student.ts'
import { nameOfActor, reportStudentEvent } from './report-student-event.ts'
import { createStudent } from './student-record.repository.ts'
import { mayRenewPassword } from './password-rights.ts'
import { refuseOtherRoles, staffRoles, listWorkplacesOf, workplaceFor } from './student-scope.ts'
import { notifyGuardian } from './notify-guardian.ts'
import { readContact } from '../countries/contact.ts'

const perPage = 25
const maxExported = 10_000

export function studentsRoutes(app: FastifyInstance, services: Services) {
  const { db, now, sessions } = services

  registerCall(app, getStudent, (actor, { student_id }) =>
    readStudent(actor, db, student_id, now()),
  )

  registerCall(app, updateStudent, async (actor, { student_id, ...changes }) => {
    await findEditable(actor, db, student_id)
    refuseOtherAges(changes.birth_date, now())
    const contact = changes.guardian_contact
    await changeStudent(actor, services, student_id, {
      ...changes,
      ...(contact ? { guardian_contact: guardianContactOf(contact) } : {}),
    })
    return readStudent(actor, db, student_id, now())
  })

  registerCall(app, renewStudentPassword, async (actor, { student_id }) => {
    const student = await findEditable(actor, db, student_id)
    if (!(await mayRenewPassword(actor, db, student.record?.registeredBy ?? null))) {
      throw notAuthorized()
    }
    const first_password = newFirstPassword()
    const passwordHash = await hashPassword(first_password)
    const { userId: user_id, name, loginId } = student
    await db.transaction(async (tx) => {
      await setPasswordHash(tx, user_id, passwordHash)
      await dropResets(tx, user_id)
      // What a stranger has added to the account must not open it again once the guardian has stepped in.
      if (actor.role === 'guardian' && loginId) await removeOtherWaysIn(tx, user_id)
      await sessions.endAllOf(user_id, 'password_renewed', { db: tx })
      const who = await nameOfActor(tx, actor.id)
      await reportStudentEvent(
        services,
        {
          studentId: student_id,
          event: 'password-renewed',
          actorId: actor.id,
          notice: {
            title: `${who} has made a new password for ${name}`,
            description: `${who} has made a new password for ${name}. If you did not expect this, make another one under My kids.`,
          },
        },
        tx,
      )
    })
    return { student_id, user_id, name, login_id: loginId ?? '', first_password }
  })

  registerCall(app, awardStudent, async (actor, { student_id, title, note }) => {
    refuseOtherRoles(actor, staffRoles)
    if (actor.vendorId === null) throw notAuthorized()
    await findEditable(actor, db, student_id)
    await db.insert(achievements).values({
      studentId: student_id,
      vendorId: actor.vendorId,
      title,
      note,
      givenBy: actor.id,
      givenAt: now(),
    })
    return readStudent(actor, db, student_id, now())
  })

  registerCall(app, listWorkplaces, async (actor) => {
    refuseOtherRoles(actor, staffRoles)
    return { data: await listWorkplacesOf(actor, db) }
  })

  registerCall(app, listStudents, async (actor, { page = 1, search, class_name }) => {
    refuseOtherRoles(actor, staffRoles)
    const filter = { search, class_name }
    const rows = { limit: perPage, offset: (page - 1) * perPage }
    const data = await listStudentRows(actor, db, filter, rows)
    const total = await countStudents(actor, db, filter)
    const classes = (await listClasses(actor, db)).map((one) => one.class_name)
    return {
      ...pageOfRows(listStudents, data, { page, perPage, total, query: { search, class_name } }),
      classes,
    }
  })

  registerCall(app, exportStudents, async (actor, filter) => {
    refuseOtherRoles(actor, staffRoles)
    const rows = await listStudentRows(actor, db, filter, { limit: maxExported })
    const head = ['Name', 'Kid ID', 'Class', 'Born on', 'Guardian', 'Contact', 'School', 'Since']
    const table = rows.map((row) => [
      row.name,
      row.login_id ?? '',
      row.class_name,
      row.birth_date ?? '',
      row.guardian_name,
      row.guardian_contact,
      row.school,
      row.registered_at.slice(0, 10),
    ])
    return {
      file_name: `students-${now().toISOString().slice(0, 10)}.csv`,
      csv: toCsv([head, ...table]),
      rows: rows.length,
    }
  })

  registerCall(app, registerStudent, async (actor, { workplace_id, ...entered }) => {
    refuseOtherRoles(actor, staffRoles)
    const workplace = await workplaceFor(actor, db, workplace_id)
    refuseOtherAges(entered.birth_date, now())
    const first_password = newFirstPassword()
    const record = {
      name: entered.name,
      birthDate: entered.birth_date,
      className: entered.class_name,
      guardianName: entered.guardian_name,
      guardianContact: guardianContactOf(entered.guardian_contact),
      passwordHash: await hashPassword(first_password),
      now: now(),
    }
    const { studentId, userId, loginId } = await db.transaction(async (tx) => {
      const made = await createStudent(actor, tx, { vendorId: workplace.id }, record)
      await notifyGuardian(services, tx, {
        ...record,
        loginId: made.loginId,
        school: workplace.name,
      })
      return made
    })
    return {
      student_id: studentId,
      user_id: userId,
      name: record.name,
      login_id: loginId,
      first_password,
    }
  })
}

/** The contact in the form in which contacts are compared. Throws 422. */
function guardianContactOf(text: string): string {
  const contact = readContact(text)
  if (contact) return contact.value
  throw invalidInput({ guardian_contact: 'Please enter a valid email or mobile number.' })
}
