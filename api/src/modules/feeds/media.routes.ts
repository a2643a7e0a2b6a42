import type { UploadKind } from '@brightyard/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { notFound } from '../../server/api-problem.ts'
import { idOfToken } from '../../server/file-link.ts'
import type { Services } from '../../server/services.ts'
import { readFileRange } from '../uploads/upload.repository.ts'
import { findMediaFile, mediaPath } from './post-media.ts'

const Signed = z.object({ token: z.string().max(150) })
const Open = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })
const types: Partial<Record<UploadKind, string>> = { webp: 'image/webp', mp4: 'video/mp4' }
/** Browsers ask for the rest of a film; nothing has to be in memory as a whole. */
const longestAnswer = 1_000_000

type File = NonNullable<Awaited<ReturnType<typeof findMediaFile>>>

/** Pictures and films of posts: by an address that is signed, or without where everyone may see the post. */
export function mediaRoutesOfPosts(app: FastifyInstance, { db, linkSecret, now }: Services) {
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: File,
    cache: string,
  ) => {
    const type = types[file.kind]
    if (!type) throw notFound('this file')
    reply
      .header('cache-control', cache)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .header('accept-ranges', 'bytes')
      .type(type)
    const range = rangeOf(request.headers.range, file.size)
    if (range === 'unsatisfiable')
      return reply.code(416).header('content-range', `bytes */${file.size}`).send()
    if (!range) return reply.send(await readFileRange(db, file.id, 0, file.size - 1))
    const [from, to] = range
    return reply
      .code(206)
      .header('content-range', `bytes ${from}-${to}/${file.size}`)
      .send(await readFileRange(db, file.id, from, to))
  }

  app.get(`${mediaPath}:token`, { schema: { hide: true } }, async (request, reply) => {
    const { token } = Signed.parse(request.params)
    const id = idOfToken(linkSecret, 'post', token, now())
    const file = id === null ? undefined : await findMediaFile(db, id)
    if (!file) throw notFound('this file')
    return answer(request, reply, file, 'private, max-age=3600')
  })

  app.get(`${mediaPath}open/:id`, { schema: { hide: true } }, async (request, reply) => {
    const { id } = Open.parse(request.params)
    const file = await findMediaFile(db, id)
    if (file?.audience !== 'everyone' || file.state !== 'published') throw notFound('this file')
    return answer(request, reply, file, 'public, max-age=3600')
  })
}

/** Of one range, as players send it; anything else is answered with the whole file. */
export function rangeOf(
  header: string | undefined,
  size: number,
): readonly [from: number, to: number] | 'unsatisfiable' | null {
  const match = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  if (from >= size || (first !== '' && last !== '' && Number(last) < from)) return 'unsatisfiable'
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return [from, Math.min(end, from + longestAnswer - 1)]
}
