import type { UploadKind } from '@brightyard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { notFound } from '../../server/api-problem.ts'
import { readFileRange } from './read-file.ts'
import type { Shelves } from './read-file.ts'

const types: Partial<Record<UploadKind, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
}
/** Browsers ask for the rest of a film; nothing has to be in memory as a whole. */
const longestAnswer = 1_000_000

interface Sent {
  id: number
  kind: UploadKind
  size: number
  cache: string
  /** A name makes it a download, also where somebody opens its address; pages show it all the same. */
  download?: string
}

/** A file that people sent: never a page of the site, nothing in it runs, and players get the part they ask for. */
export async function sendFile(
  shelves: Shelves,
  request: FastifyRequest,
  reply: FastifyReply,
  { id, kind, size, cache, download }: Sent,
) {
  const type = types[kind]
  if (!type) throw notFound('this file')
  if (download) reply.header('content-disposition', `attachment; filename="${download}.${kind}"`)
  reply
    .header('cache-control', cache)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('x-robots-tag', 'noindex')
    .header('accept-ranges', 'bytes')
    .type(type)
  const range = rangeOf(request.headers.range, size)
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  if (!range) return reply.send(await readFileRange(shelves, id, 0, size - 1))
  const [from, to] = range
  return reply
    .code(206)
    .header('content-range', `bytes ${from}-${to}/${size}`)
    .send(await readFileRange(shelves, id, from, to))
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
