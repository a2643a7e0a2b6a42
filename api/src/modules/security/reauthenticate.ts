import { and, eq } from 'drizzle-orm'
import { sessions } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { findAccountById } from '../auth/account.repository.ts'
import { isRightPassword } from '../auth/passwords.ts'
import { perAccount, perSource } from '../auth/sign-in.ts'
import { countFailure, resetCount } from '../auth/throttle.repository.ts'

const freshForMinutes = 15

const signInAgain = () =>
  new ApiProblem(
    403,
    'sign_in_again',
    'Your account has no password, so please sign out and in again to prove that it is you.',
  )

/**
 * Throws unless the person knows the password or, for an account without one, has just signed in. Attempts count
 * like sign-ins, so that a stolen session cannot be used to guess the password.
 */
export async function reauthenticate(
  actor: ActingUser,
  services: Services,
  currentPassword: string | undefined,
) {
  const { db, now } = services
  const account = await findAccountById(db, actor.id)
  if (!account?.passwordHash) {
    const [session] = await db
      .select({ createdAt: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.id, actor.sessionId), eq(sessions.userId, actor.id)))
    const age = now().getTime() - (session?.createdAt.getTime() ?? 0)
    if (age > freshForMinutes * 60_000) throw signInAgain()
    return
  }
  if (!currentPassword) {
    throw invalidInput({ current_password: 'Please enter your current password.' })
  }
  // By session, so that a thief of one session cannot keep the owner's other devices waiting.
  const key = `password-change:session:${actor.sessionId}`
  const everywhere = `password-change:user:${actor.id}`
  const retryAfter =
    (await countFailure(db, key, perSource, now())) ??
    (await countFailure(db, everywhere, perAccount, now()))
  if (retryAfter !== null) throw tooManyRequests(retryAfter)
  if (!(await isRightPassword(currentPassword, account.passwordHash))) {
    throw invalidInput({ current_password: 'This is not your current password.' })
  }
  await resetCount(db, key)
  await resetCount(db, everywhere)
}
