import { createSecretKey } from 'node:crypto'
import { SignJWT, jwtVerify } from 'jose'

export const accessLifetimeSeconds = 15 * 60

/** The claims of an access token. Every call checks in the database whether the session is still valid. */
export interface Claims {
  userId: number
  sessionId: string
}

interface ClaimTokenOptions {
  secret: string
  now: () => Date
  /** What the token is for; one of another audience is refused. */
  audience: string
  lifetimeSeconds: number
}

/** The tokens that are in use at a time, of one process. */
const mostRead = 10_000

/** Signed, short-lived tokens. */
export function claimTokens({ secret, now, audience, lifetimeSeconds }: ClaimTokenOptions) {
  const key = createSecretKey(Buffer.from(secret, 'utf8'))
  /** What was read before: a signature does not change, and checking it takes longer than the rest of a small call. */
  const known = new Map<string, Claims & { expiresAt: number }>()
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

    /** Null for anything but a token of ours that has not expired. */
    async read(token: string): Promise<Claims | null> {
      const before = known.get(token)
      if (before && before.expiresAt * 1000 > now().getTime()) return before
      known.delete(token)
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          audience,
          currentDate: now(),
        })
        const userId = Number(payload.sub)
        if (!Number.isInteger(userId) || typeof payload.sid !== 'string') return null
        const claims = { userId, sessionId: payload.sid, expiresAt: payload.exp ?? 0 }
        if (known.size >= mostRead) known.clear()
        known.set(token, claims)
        return claims
      } catch {
        return null
      }
    },
  }
}

export const accessTokens = (secret: string, now: () => Date) =>
  claimTokens({ secret, now, audience: 'brightyard', lifetimeSeconds: accessLifetimeSeconds })
