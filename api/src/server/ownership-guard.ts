import type { ActingUser } from './acting-user.ts'
import { notAuthorized } from './api-problem.ts'

/** An id in a path or body never widens a session's rights: another person's is refused. */
export function refuseForeignId(actor: ActingUser, userId: number | undefined) {
  if (userId !== undefined && userId !== actor.id) throw notAuthorized()
}
