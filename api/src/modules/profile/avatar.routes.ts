import { randomBytes } from 'node:crypto'
import { setAvatar } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { squarePicture } from '../uploads/square-picture.ts'
import { avatarFolder, findAvatar, saveAvatar } from './avatar.repository.ts'
import { readProfile } from './profile.repository.ts'

/** Uploading a profile picture, and serving it. */
export function avatarRoutes(app: FastifyInstance, { db }: Services) {
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
