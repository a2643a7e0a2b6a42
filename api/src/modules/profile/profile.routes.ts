import { changePassword, getProfile, updateProfile } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { setPasswordHash } from '../auth/account.repository.ts'
import { notifyPasswordChanged } from '../auth/password.routes.ts'
import { hashPassword, refuseCommonPassword } from '../auth/passwords.ts'
import { reauthenticate } from '../security/reauthenticate.ts'
import { deleteAvatar } from './avatar.repository.ts'
import { avatarRoutes } from './avatar.routes.ts'
import { changeProfile, readProfile } from './profile.repository.ts'

export function profileRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions, background } = services

  avatarRoutes(app, services)
  registerCall(app, getProfile, (actor) => readProfile(actor, db))

  registerCall(app, updateProfile, async (actor, changes) => {
    await changeProfile(actor, db, changes)
    if (changes.avatar === null) await deleteAvatar(actor, db)
    return readProfile(actor, db)
  })

  registerCall(app, changePassword, async (actor, { current_password, password }) => {
    await reauthenticate(actor, services, current_password)
    refuseCommonPassword(password)
    await setPasswordHash(db, actor.id, await hashPassword(password))
    await sessions.endAllOf(actor.id, 'password_changed', { except: actor.sessionId })
    background.run('password change notification', () => notifyPasswordChanged(services, actor.id))
    return { message: 'Your password is changed. Other devices are signed out.' }
  })
}
