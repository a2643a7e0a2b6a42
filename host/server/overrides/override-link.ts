import type { FastifyReply, FastifyRequest } from 'fastify'
import { canonicalAddress } from '../delivery/canonical-paths.ts'
import { isRemoteName, storeOverrides, overridesOf } from './override-cookie.ts'
import { type OverrideReader, problemOf } from './visitor-overrides.ts'

const prefix = 'remote.'

/**
 * `?remote.<name>=<url>` on any page sets an override for this browser, an empty value clears it; the browser is then
 * redirected to the same page without the parameter. A link on another site only proposes it: the page opens with the
 * inspector, which asks. Returns true if it has replied.
 */
export async function followOverrideLink(
  request: FastifyRequest,
  reply: FastifyReply,
  overrides: OverrideReader,
): Promise<boolean> {
  if (!overrides.isEnabled || !request.raw.url?.includes(prefix)) return false
  const url = new URL(canonicalAddress(request.raw.url), 'http://own.invalid')
  const requested = [...url.searchParams]
    .filter(([key]) => key.startsWith(prefix) && isRemoteName(key.slice(prefix.length)))
    .map(([key, address]) => [key.slice(prefix.length), address] as const)
  if (requested.length === 0) return false

  if (request.headers['sec-fetch-site'] === 'cross-site') {
    if (url.searchParams.has('inspector')) return false
    url.searchParams.set('inspector', '')
    await reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 303)
    return true
  }
  const stored = { ...overridesOf(request) }
  try {
    for (const [name, address] of requested) {
      if (address === '') delete stored[name]
      else stored[name] = (await overrides.read(name, address)).url
    }
    storeOverrides(request, reply, stored)
  } catch (error) {
    await reply
      .code(400)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`This override was not set. ${problemOf(error)}`)
    return true
  }
  for (const [name] of requested) url.searchParams.delete(prefix + name)
  await reply.header('cache-control', 'no-store').redirect(url.pathname + url.search, 303)
  return true
}
