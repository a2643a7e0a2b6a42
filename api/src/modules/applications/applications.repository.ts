import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { applications } from '../../database/schema/identity.schema.ts'
import { referrals } from '../../database/schema/notifications.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { applicationOfUploads, attachUploads, documentsOf } from '../uploads/upload.repository.ts'

export type NewApplication = typeof applications.$inferInsert

/** Throws 422 and stores nothing when one of the documents cannot be used. */
export async function insertApplication(
  actor: ActingUser | null,
  db: Database,
  application: NewApplication,
  documents: readonly string[],
): Promise<void> {
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(applications)
      .values(application)
      .returning({ id: applications.id })
    const applicationId = made?.id ?? 0
    if (await attachUploads(actor, tx, documents, { purpose: 'application', applicationId })) return
    throw invalidInput({
      documents:
        'One of the documents is no longer available: they are stored for a day. Please choose it again.',
    })
  })
}

/** The application that already has these documents: a retry whose first response was lost. */
export async function findSentBefore(
  actor: ActingUser | null,
  db: Database,
  { kind, email, organisation }: NewApplication,
  documents: readonly string[],
) {
  const id = await applicationOfUploads(actor, db, documents)
  if (id === null) return undefined
  const [before] = await db
    .select({ reference: applications.reference })
    .from(applications)
    .where(
      and(
        eq(applications.id, id),
        eq(applications.kind, kind),
        eq(applications.email, email),
        eq(applications.organisation, organisation),
      ),
    )
  return before
}

export async function findApplication(db: Database, reference: string) {
  const [row] = await db
    .select()
    .from(applications)
    .where(eq(applications.reference, reference.toUpperCase()))
  return row && { ...row, documents: await documentsOf(db, row.id) }
}

export async function findInvitation(db: Database, referralId: number) {
  const [row] = await db
    .select({ organisation: referrals.name, city: referrals.city, invitedBy: users.name })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.userId))
    .where(and(eq(referrals.id, referralId), eq(referrals.isVendor, true)))
  return row
}
