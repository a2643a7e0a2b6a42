import type { FastifyRequest } from 'fastify'
import { newVisitorId, visitorId } from '../visitors/visitor-id.ts'
import type { BeaconTokens } from './beacon-tokens.ts'

/** The cookies that a page from a CDN could not bring: the visitor's id, and the token of its release set. */
export function lateCookies(
  request: Pick<FastifyRequest, 'headers' | 'protocol'>,
  set: number,
  { tokens, givesIds }: { tokens: BeaconTokens | null; givesIds: boolean },
): string[] {
  const made = givesIds ? newVisitorId(request) : null
  const token = tokens?.cookieFor(request, made?.id ?? visitorId(request), set)
  return [made?.cookie, token].filter((cookie) => typeof cookie === 'string')
}
