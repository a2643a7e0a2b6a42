import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem } from '../../server/api-problem.ts'

const notVerified = () =>
  new ApiProblem(
    403,
    'contact_not_verified',
    'Please confirm your email id or mobile number first. You find it in your profile, under Ways to sign in.',
  )

/**
 * Before referral, posting and buying (Y-018). A kid who has neither e-mail nor mobile signs in by a kid id,
 * which a guardian, school or partner has vouched for.
 */
export async function requireVerifiedContact(actor: ActingUser, db: Database) {
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
  if (!user?.emailVerifiedAt && !user?.mobileVerifiedAt && !isKidWithoutContact) throw notVerified()
}
