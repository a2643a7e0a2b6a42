import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem } from '../../server/api-problem.ts'

export const notVerifiedText =
  'Please confirm your email or mobile number first. You can do this in your profile, under Ways to sign in.'

/**
 * A kid with neither email nor mobile signs in with a kid ID, which a guardian, school or partner has
 * vouched for.
 */
export async function hasVerifiedContact(actor: ActingUser, db: Database): Promise<boolean> {
  const [user] = await db
    .select({
      email: users.email,
      mobile: users.mobile,
      emailVerifiedAt: users.emailVerifiedAt,
      mobileVerifiedAt: users.mobileVerifiedAt,
    })
    .from(users)
    .where(eq(users.id, actor.id))
  const isKidWithoutContact = actor.role === 'student' && !user?.email && !user?.mobile
  return Boolean(user?.emailVerifiedAt ?? user?.mobileVerifiedAt) || isKidWithoutContact
}

/** Throws 403; checked before referring, posting and buying. */
export async function requireVerifiedContact(actor: ActingUser, db: Database) {
  if (!(await hasVerifiedContact(actor, db)))
    throw new ApiProblem(403, 'contact_not_verified', notVerifiedText)
}
