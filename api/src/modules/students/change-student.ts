import type { StudentChanges } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { isUniqueViolation } from '../../database/database.ts'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { guardiansOf, nameOfActor, reportStudentEvent } from './report-student-event.ts'
import { registrationKeyOf, twice } from './student-record.repository.ts'

/** What a guardian decides about, once there is one: both open the way to claiming the account. */
const identityFields = ['birth_date', 'guardian_contact'] as const

const guardianDecides = (name: string, fields: readonly string[]) =>
  new ApiProblem(
    403,
    'guardian_decides',
    `${name} has a guardian at Brightyard, who alone changes the date of birth and the guardian’s contact.`,
    {
      fields: Object.fromEntries(fields.map((field) => [field, 'Only the guardian changes this.'])),
    },
  )

/** The caller has checked that the acting user may change this student. */
export async function changeStudent(
  actor: ActingUser,
  services: Services,
  studentId: number,
  changes: StudentChanges,
) {
  try {
    await services.db.transaction(async (tx) => {
      await lockStudent(tx, studentId)
      const [before] = await tx
        .select({ name: users.name, record: studentRecords, userId: users.id })
        .from(students)
        .innerJoin(users, eq(users.id, students.userId))
        .leftJoin(studentRecords, eq(studentRecords.studentId, students.id))
        .where(eq(students.id, studentId))
      if (!before) return
      const { record } = before
      const old = {
        name: before.name,
        birth_date: record?.birthDate ?? null,
        class_name: record?.className ?? '',
        guardian_name: record?.guardianName ?? '',
        guardian_contact: record?.guardianContact ?? '',
      }
      const changed = changedFields(old, changes)
      const guarded = identityFields.filter((field) => changed.includes(field))
      if (guarded.length > 0 && !(await mayChangeIdentity(actor, tx, studentId)))
        throw guardianDecides(old.name, guarded)
      const next = { ...old, ...changes }
      await tx.update(users).set({ name: next.name }).where(eq(users.id, before.userId))
      const [keeper] = record?.registrationKey?.split('|') ?? []
      const values = {
        birthDate: next.birth_date,
        className: next.class_name,
        guardianName: next.guardian_name,
        guardianContact: next.guardian_contact,
        registrationKey: keeper
          ? registrationKeyOf(keeper, next.name, next.birth_date ?? '')
          : null,
      }
      await tx
        .insert(studentRecords)
        .values({ studentId, ...values })
        .onConflictDoUpdate({ target: studentRecords.studentId, set: values })
      await reportChanges(services, tx, { actor, studentId, old, next, changed })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw twice()
    throw error
  }
}

/** Decisions that depend on a student's guardians lock the student first, so that two at once take turns. */
export const lockStudent = (tx: Database, studentId: number) =>
  tx.select({ id: students.id }).from(students).where(eq(students.id, studentId)).for('update')

/** Guardians always; others while the student has none. */
export async function mayChangeIdentity(actor: ActingUser, db: Database, studentId: number) {
  if (actor.role === 'guardian') return true
  return (await guardiansOf(db, studentId)).length === 0
}

type Data = Record<keyof StudentChanges, string | null>

const changedFields = (old: Data, changes: StudentChanges) =>
  Object.keys(fieldNames).filter(
    (field): field is keyof Data =>
      isField(field) && changes[field] !== undefined && changes[field] !== old[field],
  )

const fieldNames: Record<keyof Data, string> = {
  name: 'name',
  birth_date: 'date of birth',
  class_name: 'class',
  guardian_name: 'guardian’s name',
  guardian_contact: 'guardian’s contact',
}
const isField = (field: string): field is keyof Data => field in fieldNames

/** A new class alone is everyday work, of which no guardian needs to hear. */
async function reportChanges(
  services: Services,
  tx: Database,
  made: {
    actor: ActingUser
    studentId: number
    old: Data
    next: Data
    changed: readonly (keyof Data)[]
  },
) {
  const { actor, studentId, old, next, changed } = made
  if (changed.length === 0) return
  const told = changed.filter((field) => field !== 'class_name')
  const who = await nameOfActor(tx, actor.id)
  const what = told.map((field) => fieldNames[field]).join(', ')
  await reportStudentEvent(
    services,
    {
      studentId,
      event: 'record-changed',
      actorId: actor.id,
      details: changed.map((field) => `${field}: ${old[field]} > ${next[field]}`).join('\n'),
      ...(told.length > 0
        ? {
            notice: {
              title: `${who} has changed the record of ${old.name}`,
              description: `${who} has changed the record of ${old.name} at Brightyard: ${what}. If this is wrong, please contact them or us.`,
            },
            contactBefore: old.guardian_contact ?? '',
          }
        : {}),
    },
    tx,
  )
}
