import { createHmac, randomUUID } from 'node:crypto'
import type { Token } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notSignedIn } from '../../server/api-problem.ts'
import { isSameSecret } from '../../server/is-same-secret.ts'
import { hashOf, newSecret } from './secrets.ts'
import type { Claims } from './access-token.ts'
import { accessLifetimeSeconds, accessTokens } from './access-token.ts'
import {
  endSession,
  endSessionsOf,
  findActingUser,
  findStandingSession,
  insertSession,
  lockSessionsOf,
  moveSubscriptions,
  replaced,
  rotateRefresh,
  wasReplaced,
} from './session.repository.ts'

const day = 24 * 60 * 60 * 1000
/** Short, because an access token cannot be revoked. */
export const absoluteLifetime = 30 * day
export const idleLifetime = 14 * day
/**
 * Tabs of one browser that renew at the same moment send the same value, and so does a page on a slow phone that comes
 * in place of one whose answer was still on its way. A stolen value comes later. No value is replaced while it is this
 * young: what such requests send is the current value or the one before, never an older one.
 */
export const sameMoment = 30_000

export interface SignedIn {
  token: Token
  /** For the cookie; null where the newest value is not known: it was made before values followed from each other. */
  refreshValue: string | null
}

export interface Sessions {
  start(userId: number, from: { device: string; db?: Database }): Promise<SignedIn>
  /**
   * Null when the value is unknown, expired or already used. One that was this session's before also ends it; one that
   * never was does not, since the id in it is no secret: it stands in every access token. `replaced`: another session
   * has taken the place of this one, whose cookie the same browser has by now, or is about to get.
   */
  renew(refreshValue: string): Promise<SignedIn | 'replaced' | null>
  /**
   * Another session in place of the acting one, for the same browser; ends all others of the account. So no copy of
   * their values, nor of their access tokens, is good for anything.
   */
  replaceAll(actor: ActingUser, options: { reason: string; db?: Database }): Promise<SignedIn>
  /** Whether a renewal of the session by this value would succeed: by the current one, or the one before while that is young. */
  isInUse(refreshValue: string, sessionId: string): Promise<boolean>
  /** Who a browser with this value is signed in as; nothing is renewed, and a used value ends nothing. */
  actorByRefresh(refreshValue: string): Promise<ActingUser | null>
  readToken(accessToken: string): Promise<Claims | null>
  actorOf(claims: Claims): Promise<ActingUser | null>
  end(sessionId: string): Promise<void>
  endByRefresh(refreshValue: string, reason: string): Promise<void>
  endAllOf(
    userId: number,
    reason: string,
    options?: { except?: string; db?: Database },
  ): Promise<void>
}

/** `id.secret.signature`; those from before there were signatures have none. */
function partsOf(refreshValue: string) {
  const [id = '', secret = '', signature = ''] = refreshValue.split('.')
  return { id, secret, signature, refreshHash: hashOf(secret) }
}

const isYoung = ({ renewedAt }: { renewedAt: Date }, time: Date) =>
  time.getTime() - renewedAt.getTime() < sameMoment

export function createSessions(options: {
  db: Database
  secret: string
  now: () => Date
}): Sessions {
  const { db, now } = options
  const tokens = accessTokens(options.secret, now)

  const tokenFor = async (claims: Claims): Promise<Token> => ({
    token_type: 'Bearer',
    access_token: await tokens.sign(claims),
    expires_in: accessLifetimeSeconds,
    user_id: claims.userId,
  })

  const keyed = (text: string) =>
    createHmac('sha256', options.secret).update(text).digest('base64url')
  const signatureOf = (id: string, secret: string) => keyed(`refresh ${id} ${secret}`)
  /** Of each value follows the one after it, so that an answer that was lost can be given again. */
  const secretAfter = (id: string, secret: string) => keyed(`next ${id} ${secret}`)
  const refreshValueOf = (id: string, secret: string) =>
    `${id}.${secret}.${signatureOf(id, secret)}`

  const signedIn = async (claims: Claims, secret: string | null): Promise<SignedIn> => ({
    token: await tokenFor(claims),
    refreshValue: secret && refreshValueOf(claims.sessionId, secret),
  })

  const idleUntil = (time: Date, validUntil: Date) =>
    new Date(Math.min(time.getTime() + idleLifetime, validUntil.getTime()))

  async function renew(refreshValue: string): Promise<SignedIn | 'replaced' | null> {
    const { id, secret: given, signature, refreshHash } = partsOf(refreshValue)
    const time = now()
    const session = await findStandingSession(db, id, time)
    if (!session) return (await wasReplaced(db, id)) ? 'replaced' : null
    const claims = { userId: session.userId, sessionId: id }
    const young = isYoung(session, time)
    const next = secretAfter(id, given)
    if (session.refreshHash === refreshHash) {
      if (young) return signedIn(claims, given)
      const isRotated = await rotateRefresh(db, session, {
        refreshHash: hashOf(next),
        renewedAt: time,
        idleUntil: idleUntil(time, session.validUntil),
      })
      // Not rotated: another tab was slightly faster, or the session has just ended.
      return isRotated ? signedIn(claims, next) : renew(refreshValue)
    }
    const isPrevious = session.previousHash === refreshHash
    if (isPrevious && young)
      return signedIn(claims, session.refreshHash === hashOf(next) ? next : null)
    // Only the last two hashes are stored; the signature tells of all values before them.
    if (isPrevious || isSameSecret(signature, signatureOf(id, given))) {
      await endSession(db, id, 'refresh_reused', time)
    }
    return null
  }

  return {
    renew,
    readToken: tokens.read,
    actorOf: (claims) => findActingUser(db, claims, now()),

    async start(userId, { device, db: within = db }) {
      const id = randomUUID()
      const secret = newSecret()
      const time = now().getTime()
      await insertSession(within, {
        id,
        userId,
        device,
        refreshHash: hashOf(secret),
        renewedAt: new Date(time),
        idleUntil: new Date(time + idleLifetime),
        validUntil: new Date(time + absoluteLifetime),
        createdAt: new Date(time),
      })
      return signedIn({ userId, sessionId: id }, secret)
    },

    replaceAll: ({ id: userId, sessionId }, { reason, db: within = db }) =>
      within.transaction(async (tx) => {
        await lockSessionsOf(tx, userId)
        const time = now()
        const session = await findStandingSession(tx, sessionId, time)
        if (!session) throw notSignedIn()
        const id = randomUUID()
        const secret = newSecret()
        // As old as the one before: who only has a session is not to make it a fresh sign-in.
        await insertSession(tx, {
          ...session,
          id,
          refreshHash: hashOf(secret),
          previousHash: null,
          renewedAt: time,
          idleUntil: idleUntil(time, session.validUntil),
        })
        await moveSubscriptions(tx, sessionId, id)
        await endSession(tx, sessionId, replaced, time)
        await endSessionsOf(tx, userId, { reason, now: time, except: id })
        return signedIn({ userId, sessionId: id }, secret)
      }),

    async end(sessionId) {
      await endSession(db, sessionId, 'signed_out', now())
    },

    async isInUse(refreshValue, sessionId) {
      const { id, refreshHash } = partsOf(refreshValue)
      const session = id === sessionId && (await findStandingSession(db, id, now()))
      if (!session) return false
      if (session.refreshHash === refreshHash) return true
      return session.previousHash === refreshHash && isYoung(session, now())
    },

    async actorByRefresh(refreshValue) {
      const { id, refreshHash } = partsOf(refreshValue)
      const session = await findStandingSession(db, id, now())
      if (session?.refreshHash !== refreshHash) return null
      return findActingUser(db, { userId: session.userId, sessionId: id }, now())
    },

    async endByRefresh(refreshValue, reason) {
      const { id, refreshHash } = partsOf(refreshValue)
      const session = await findStandingSession(db, id, now())
      if (session && [session.refreshHash, session.previousHash].includes(refreshHash)) {
        await endSession(db, id, reason, now())
      }
    },

    async endAllOf(userId, reason, { except, db: within = db } = {}) {
      await endSessionsOf(within, userId, { reason, now: now(), ...(except ? { except } : {}) })
    },
  }
}
