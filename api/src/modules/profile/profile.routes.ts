import { changePassword, getProfile, updateProfile } from '@brightyard/contract'
import type { CallParsed } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findAccountById, setPasswordHash } from '../auth/account.repository.ts'
import { tellPasswordChanged } from '../auth/password.routes.ts'
import { hashPassword, isRightPassword, refuseCommonPassword } from '../auth/passwords.ts'
import { countSignIn, forgetCount } from '../auth/throttle.repository.ts'
import { readContact } from '../countries/contact.ts'
import { changeProfile, contactsTaken, readProfile } from './profile.repository.ts'
import type { ProfileChanges } from './profile.repository.ts'

export function profileRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions, background, now } = services

  registerCall(app, getProfile, (actor) => readProfile(actor, db))

  registerCall(app, updateProfile, async (actor, input) => {
    await changeProfile(actor, db, await checkedChanges(actor, services, input))
    return readProfile(actor, db)
  })

  registerCall(app, changePassword, async (actor, { current_password, password }) => {
    const key = `password-change:${actor.id}`
    const retryAfter = await countSignIn(db, key, now())
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
    const account = await findAccountById(db, actor.id)
    if (!(await isRightPassword(current_password, account?.passwordHash))) {
      throw invalidInput({ current_password: 'This is not your current password.' })
    }
    refuseCommonPassword(password)
    await forgetCount(db, key)
    await setPasswordHash(db, actor.id, await hashPassword(password))
    await sessions.endAllOf(actor.id, 'password_changed', { except: actor.sessionId })
    background.run('tell about a new password', () => tellPasswordChanged(services, actor.id))
    return { message: 'Your password is changed. Other devices are signed out.' }
  })
}

async function checkedChanges(
  actor: ActingUser,
  { db }: Services,
  { country_id, mobile, ...given }: CallParsed<typeof updateProfile>,
): Promise<ProfileChanges> {
  const changes: ProfileChanges = given
  if (mobile !== undefined) {
    const contact = mobile ? readContact(mobile, country_id) : null
    if (mobile && contact?.kind !== 'mobile') {
      throw invalidInput({ mobile: 'Please enter a valid mobile number.' })
    }
    changes.mobile = contact?.value ?? null
  }
  const before = await readProfile(actor, db)
  const after = { ...before, ...changes }
  // A kid signs in by its login id and needs neither.
  if (!after.email && !after.mobile && (before.email || before.mobile)) {
    throw invalidInput({ email: 'Please keep an email id or a mobile number to sign in with.' })
  }
  const taken = await contactsTaken(actor, db, changes)
  if (taken.length > 0) {
    const words = 'Another account uses this contact.'
    throw invalidInput(Object.fromEntries(taken.map((kind) => [kind, words])))
  }
  return changes
}
