import { accountPaths } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentAudit } from '../../database/schema/family.schema.ts'
import type { StudentEvent } from '../../database/schema/family.schema.ts'
import { guardianships, students, users, vendors } from '../../database/schema/users.schema.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import { notificationEmail } from '../messages/emails.ts'
import { newCause } from '../messages/outbox.ts'
import { sendMessage } from '../messages/send-message.ts'
import { notify } from '../notifications/notify.ts'

export interface StudentReport {
  studentId: number
  event: StudentEvent
  /** Null: by a link that was sent by email. */
  actorId: number | null
  /** For the audit row. */
  details?: string
  /** What guardians read. Without it the event is recorded only. */
  notice?: { title: string; description: string }
  /** The contact that the record named before: told where the student has no guardian here. */
  contactBefore?: string
}

/**
 * Records what was done to a student, and tells all guardians but the one who did it, by bell and email: a
 * takeover of a child's account must not stay unnoticed. Call it in the transaction that makes the change.
 */
export async function reportStudentEvent(services: Services, report: StudentReport, tx: Database) {
  const { studentId, event, actorId, details = '', notice, contactBefore } = report
  await tx
    .insert(studentAudit)
    .values({ studentId, event, actorId, details, createdAt: services.now() })
  if (!notice) return
  const guardians = await guardiansOf(tx, studentId)
  for (const guardian of guardians) {
    if (guardian.id !== actorId) await tellGuardian(services, guardian, notice, tx)
  }
  const former = contactBefore ? readContact(contactBefore) : null
  if (guardians.length > 0 || !former) return
  await sendMessage(services, tx, {
    cause: newCause('student-record'),
    to: [former],
    message: messageOf(notice),
  })
}

/** The same for what happens to a user's account; nothing for users who are no students. */
export async function reportOwnAccountEvent(
  services: Services,
  { userId, actorId, event, what }: Account,
  tx: Database = services.db,
) {
  const [student] = await tx
    .select({ studentId: students.id, name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.userId, userId))
  if (!student) return
  const notice = {
    title: `${student.name}: ${what}`,
    description: `This was changed on the account of ${student.name}: ${what}. If it was not ${student.name}, make a new password under My kids.`,
  }
  await reportStudentEvent(
    services,
    { studentId: student.studentId, event, actorId, details: what, notice },
    tx,
  )
}

interface Account {
  userId: number
  actorId: number | null
  event: StudentEvent
  /** What has changed: `new password`. */
  what: string
}

/** The workplace of staff, else the person's own name. */
export async function nameOfActor(db: Database, actorId: number): Promise<string> {
  const [actor] = await db
    .select({ name: users.name, role: users.role, workplace: vendors.name })
    .from(users)
    .leftJoin(vendors, eq(vendors.id, users.vendorId))
    .where(eq(users.id, actorId))
  if (actor?.role === 'superAdmin') return 'Brightyard'
  return actor?.workplace ?? actor?.name ?? 'Someone'
}

export const guardiansOf = (db: Database, studentId: number) =>
  db
    .select({ id: users.id, email: users.email, mobile: users.mobile })
    .from(guardianships)
    .innerJoin(users, eq(users.id, guardianships.guardianId))
    .where(eq(guardianships.studentId, studentId))
    .orderBy(users.id)

/** Bell and email; a text message to those who have no email address. */
export async function tellGuardian(
  services: Services,
  guardian: { id: number; email: string | null; mobile: string | null },
  notice: { title: string; description: string },
  tx: Database,
) {
  const { publicOrigin } = services
  await notify(services, tx, {
    userId: guardian.id,
    topic: 'security',
    ...notice,
    email: (to) =>
      notificationEmail(to, {
        ...notice,
        link: publicOrigin + accountPaths.kids.to(),
        settingsLink: publicOrigin + accountPaths.notifications.to(),
      }),
  })
  const { email, mobile } = guardian
  if (email || !mobile) return
  await sendMessage(services, tx, {
    cause: newCause('student-record'),
    to: [{ kind: 'mobile', value: mobile }],
    message: messageOf(notice),
  })
}

const messageOf = ({ title, description }: { title: string; description: string }) => ({
  subject: title,
  paragraphs: [description],
  short: description,
})
