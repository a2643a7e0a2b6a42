import type { Profile } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { refuseReservedName } from '../auth/reserved-names.ts'
import { notFound } from '../../server/api-problem.ts'

export type ProfileChanges = Partial<
  Pick<typeof users.$inferInsert, 'name' | 'city' | 'language' | 'avatar'>
>

export async function readProfile(actor: ActingUser, db: Database): Promise<Profile> {
  const [user] = await db.select().from(users).where(eq(users.id, actor.id))
  if (!user) throw notFound('this account')
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    email_verified: user.emailVerifiedAt !== null,
    mobile_verified: user.mobileVerifiedAt !== null,
    city: user.city,
    language: user.language,
    avatar: user.avatar,
    role: user.role,
    reference_code: user.referenceCode,
    created_at: user.createdAt.toISOString(),
  }
}

export async function changeProfile(actor: ActingUser, db: Database, changes: ProfileChanges) {
  if (Object.keys(changes).length === 0) return
  if (changes.name !== undefined) {
    const [before] = await db.select({ name: users.name }).from(users).where(eq(users.id, actor.id))
    if (before?.name !== changes.name) await refuseReservedName(db, changes.name, actor)
  }
  await db.update(users).set(changes).where(eq(users.id, actor.id))
}
