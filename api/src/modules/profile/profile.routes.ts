import { changePassword, getProfile, updateProfile, setAvatar } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { dropResets, setPasswordHash } from '../auth/account.repository.ts'
import { notifyPasswordChanged } from '../auth/password.routes.ts'
import { hashPassword, refuseCommonPassword } from '../auth/passwords.ts'
import { answerSignedIn } from '../auth/session.routes.ts'
import { reauthenticate } from '../security/reauthenticate.ts'
import { reportOwnAccountEvent } from '../students/report-student-event.ts'
import { deleteAvatar, avatarFolder, findAvatar, saveAvatar } from './avatar.repository.ts'
import { changeProfile, readProfile } from './profile.repository.ts'
import { randomBytes } from 'node:crypto'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { squarePicture } from '../uploads/square-picture.ts'

export function profileRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions } = services

  avatarRoutes(app, services)
  registerCall(app, getProfile, (actor) => readProfile(actor, db))

  registerCall(app, updateProfile, async (actor, changes) => {
    await changeProfile(actor, db, changes)
    if (changes.avatar === null) await deleteAvatar(actor, db)
    return readProfile(actor, db)
  })

  registerCall(app, changePassword, async (actor, { current_password, password }, http) => {
    await reauthenticate(actor, services, current_password)
    refuseCommonPassword(password)
    const passwordHash = await hashPassword(password)
    const signedIn = await db.transaction(async (tx) => {
      await setPasswordHash(tx, actor.id, passwordHash)
      await dropResets(tx, actor.id)
      const own = { userId: actor.id, actorId: actor.id, what: 'new password' }
      await reportOwnAccountEvent(services, { ...own, event: 'password-changed' }, tx)
      await notifyPasswordChanged(services, tx, actor.id)
      return sessions.replaceAll(actor, { reason: 'password_changed', db: tx })
    })
    answerSignedIn(services, http, signedIn)
    return { message: 'Your password is changed. Other devices are signed out.' }
  })
}

/** Uploading a profile picture, and serving it. */
function avatarRoutes(app: FastifyInstance, { db }: Services) {
  registerCall(app, setAvatar, async (actor, { picture }) => {
    const square = await squarePicture(Buffer.from(picture, 'base64'))
    if (!square) throw invalidInput({ picture: 'Please choose a JPEG, PNG or WebP picture.' })
    // Long enough that no one finds the picture of a child by guessing.
    await saveAvatar(actor, db, { ...square, name: randomBytes(16).toString('hex') })
    return readProfile(actor, db)
  })

  app.get<{ Params: { file: string } }>(
    `${avatarFolder}:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const [, name, double] = /^([0-9a-f]{32})(@2x)?\.jpg$/.exec(request.params.file) ?? []
      const avatar = name ? await findAvatar(db, name) : undefined
      if (!avatar) throw notFound('this picture')
      return reply
        .type('image/jpeg')
        .headers({
          'cache-control': 'private, max-age=86400, immutable',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(double ? avatar.large : avatar.small)
    },
  )
}
