import type { FastifyRequest } from 'fastify'

export type Packed = 'br' | 'gzip'

const packings = (['br', 'gzip'] as const).map((encoding) => {
  const pattern = String.raw`(^|[\s,])${encoding}\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)`
  return { encoding, pattern: new RegExp(pattern, 'i') }
})

/** Encodings that the visitor's browser accepts, best first. */
export function acceptedEncodings(request: FastifyRequest): Packed[] {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return packings.filter(({ pattern }) => pattern.test(accepted)).map(({ encoding }) => encoding)
}
