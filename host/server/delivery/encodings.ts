import type { FastifyRequest } from 'fastify'

export type Packed = 'br' | 'gzip'

/** Encodings that the visitor's browser accepts, best first. */
export function acceptedEncodings(request: FastifyRequest): Packed[] {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).filter((encoding) =>
    new RegExp(String.raw`(^|[\s,])${encoding}\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)`, 'i').test(
      accepted,
    ),
  )
}
