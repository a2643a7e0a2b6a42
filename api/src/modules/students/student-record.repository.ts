import { childConsent } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { studentAudit, studentRecords } from '../../database/schema/family.schema.ts'
import { consents } from '../../database/schema/identity.schema.ts'
import { enrolments, guardianships, students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict } from '../../server/api-problem.ts'
import { newReferenceCode } from '../auth/account.repository.ts'
import { newLoginId } from './new-credentials.ts'

/** Who registers the student: a guardian, or a school or partner. */
export type Keeper = { guardianId: number } | { vendorId: number }

export interface NewRecord {
  name: string
  birthDate: string
  className: string
  guardianName: string
  guardianContact: string
  passwordHash: string
  now: Date
}

/** At one keeper, a child of one name and birth date is registered once. */
export const registrationKeyOf = (keeper: string, name: string, birthDate: string) =>
  [keeper, name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' '), birthDate].join('|')

export const twice = () =>
  conflict('already_registered', 'A student with this name and birth date is already registered.')

/** Creates account, record, consent and enrolment in one transaction; 409 for a child that is already registered. */
export async function createStudent(
  actor: ActingUser,
  db: Database,
  keeper: Keeper,
  record: NewRecord,
) {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({
        name: record.name,
        role: 'student',
        loginId: newLoginId(),
        passwordHash: record.passwordHash,
        referenceCode: newReferenceCode(),
      })
      .returning({ id: users.id, loginId: users.loginId })
    if (!user?.loginId) throw new Error('The account was not made.')
    const [student] = await tx.insert(students).values({ userId: user.id }).returning()
    if (!student) throw new Error('The student was not made.')
    const [stored] = await tx
      .insert(studentRecords)
      .values({
        studentId: student.id,
        birthDate: record.birthDate,
        className: record.className,
        guardianName: record.guardianName,
        guardianContact: record.guardianContact,
        registeredBy: actor.id,
        registrationKey: registrationKeyOf(
          'guardianId' in keeper ? `g${keeper.guardianId}` : `v${keeper.vendorId}`,
          record.name,
          record.birthDate,
        ),
        createdAt: record.now,
      })
      .onConflictDoNothing({ target: studentRecords.registrationKey })
      .returning({ studentId: studentRecords.studentId })
    if (!stored) throw twice()
    await tx.insert(consents).values({
      userId: actor.id,
      studentId: student.id,
      subject: 'child-data',
      version: childConsent.version,
      givenAt: record.now,
    })
    await tx.insert(studentAudit).values({
      studentId: student.id,
      event: 'registered',
      actorId: actor.id,
      details: record.guardianContact,
      createdAt: record.now,
    })
    if ('guardianId' in keeper) {
      await tx.insert(guardianships).values({ ...keeper, studentId: student.id })
    } else {
      await tx.insert(enrolments).values({ ...keeper, studentId: student.id })
    }
    return { studentId: student.id, userId: user.id, loginId: user.loginId }
  })
}
