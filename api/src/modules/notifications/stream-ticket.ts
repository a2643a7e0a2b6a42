import { createSecretKey } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'
import type { Claims } from '../auth/access-token.ts'

const audience = 'brightyard-notices'
const lifetimeSeconds = 60

/**
 * A browser's EventSource sends no headers, so the stream is opened by an address. What stands in it is good for
 * a minute and opens nothing else: an address ends up in logs.
 */
export function streamTickets(secret: string, now: () => Date) {
  const key = createSecretKey(Buffer.from(secret, 'utf8'))
  return {
    sign({ userId, sessionId }: Claims): Promise<string> {
      const seconds = Math.floor(now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(userId))
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetimeSeconds)
        .sign(key)
    },
    /** Null for anything but a ticket of ours that has not run out. */
    async read(ticket: string): Promise<Claims | null> {
      try {
        const { payload } = await jwtVerify(ticket, key, {
          algorithms: ['HS256'],
          audience,
          currentDate: now(),
        })
        const userId = Number(payload.sub)
        if (!Number.isInteger(userId) || typeof payload.sid !== 'string') return null
        return { userId, sessionId: payload.sid }
      } catch {
        return null
      }
    },
  }
}
