import { createHmac } from 'node:crypto'
import { bookingPaths } from '@brightyard/contract'
import { isSameSecret } from '../../server/is-same-secret.ts'

/** Whose link it is, and to what. */
export interface LiveClaims {
  userId: number
  sessionId: number
  /** The kid who takes part; null for hosts. */
  studentId: number | null
  /** A day after the end, so that the link still leads to what became of it. */
  validUntil: Date
}

const validAfterEnd = 24 * 60 * 60 * 1000

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`live ${text}`).digest('base64url')

/** The path of a room: the same one every time it is asked for. */
export function roomPath(
  secret: string,
  { userId, studentId }: Pick<LiveClaims, 'userId' | 'studentId'>,
  session: { id: number; endsAt: Date },
): string {
  const until = session.endsAt.getTime() + validAfterEnd
  const text = [userId, studentId ?? 0, session.id, until.toString(36)].join('.')
  return bookingPaths.room.to({ token: `${text}.${sign(secret, text)}` })
}

/** Null for what we have not signed. Whether it is still valid is for the caller to say. */
export function readLiveToken(secret: string, token: string): LiveClaims | null {
  const match = /^((\d{1,10})\.(\d{1,10})\.(\d{1,10})\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(token)
  const [, text = '', userId, studentId, sessionId, until = '', given = ''] = match ?? []
  if (!match || !isSameSecret(given, sign(secret, text))) return null
  return {
    userId: Number(userId),
    studentId: Number(studentId) || null,
    sessionId: Number(sessionId),
    validUntil: new Date(Number.parseInt(until, 36)),
  }
}
