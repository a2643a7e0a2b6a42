import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

const name = 'remote-overrides'
const halfDaySeconds = 43_200
const maxOverrides = 10

const RemoteName = z.string().regex(/^[a-z][a-z0-9-]{1,30}$/)
const Overrides = z.record(RemoteName, z.string().max(300)).check((overrides) => {
  if (Object.keys(overrides.value).length > maxOverrides) {
    overrides.issues.push({ code: 'custom', message: 'too many', input: overrides.value })
  }
})
/** URLs of release folders by remote, as stored in one browser. */
export type Overrides = z.infer<typeof Overrides>

export const isRemoteName = (text: string) => RemoteName.safeParse(text).success

/** What the browser requests; checked against the policy at each use. */
export function overridesOf(request: Pick<FastifyRequest, 'headers'>): Overrides {
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`)
  const [, value] = pattern.exec(request.headers.cookie ?? '') ?? []
  if (!value) return {}
  try {
    return Overrides.catch({}).parse(JSON.parse(decodeURIComponent(value)))
  } catch {
    return {}
  }
}

/** HttpOnly, for half a day. */
export function storeOverrides(request: FastifyRequest, reply: FastifyReply, overrides: Overrides) {
  const stored = Overrides.parse(overrides)
  const age = Object.keys(stored).length > 0 ? halfDaySeconds : 0
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const value = encodeURIComponent(JSON.stringify(stored))
  return reply.header(
    'set-cookie',
    `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
  )
}
