import type { FastifyRequest } from 'fastify'

export type Packed = 'br' | 'gzip'

/** What the visitor's browser can unpack, best first. */
export function acceptedEncodings(request: FastifyRequest): Packed[] {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  return (['br', 'gzip'] as const).filter((encoding) =>
    new RegExp(String.raw`(^|[\s,])${encoding}\s*(?!\s*;\s*q=0(\.0*)?\s*(,|$))(;|,|$)`, 'i').test(
      accepted,
    ),
  )
}
