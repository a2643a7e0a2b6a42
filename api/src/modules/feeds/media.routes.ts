import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { idOfToken } from '../../server/file-link.ts'
import { OpenFile, SignedFile, readAddress } from '../../server/read-address.ts'
import type { Services } from '../../server/services.ts'
import { sendFile } from '../uploads/send-file.ts'
import { findMediaFile, mediaPath } from './post-media.ts'

type File = NonNullable<Awaited<ReturnType<typeof findMediaFile>>>

/** Pictures and films of posts: by an address that is signed, or without where everyone may see the post. */
export function mediaRoutesOfPosts(app: FastifyInstance, { db, files, linkSecret, now }: Services) {
  const answer = (request: FastifyRequest, reply: FastifyReply, file: File, cache: string) =>
    sendFile({ db, files }, request, reply, { ...file, cache })

  app.get(`${mediaPath}:token`, { schema: { hide: true } }, async (request, reply) => {
    const { token } = readAddress(SignedFile, request.params, 'this file')
    const id = idOfToken(linkSecret, 'post', token, now())
    const file = id === null ? undefined : await findMediaFile(db, id)
    if (!file) throw notFound('this file')
    return answer(request, reply, file, 'private, max-age=3600')
  })

  app.get(`${mediaPath}open/:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = readAddress(OpenFile, request.params, 'this file')
    const file = await findMediaFile(db, id)
    if (file?.audience !== 'everyone' || file.state !== 'published') throw notFound('this file')
    return answer(request, reply, file, 'public, max-age=3600')
  })
}
