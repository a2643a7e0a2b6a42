import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'

const validFor = 10 * 60 * 1000

type FileKind =
  | 'invoice'
  | 'credit-note'
  | 'document'
  | 'calendar'
  | 'certificate'
  | 'booking'
  | 'post'
  | 'entry'
  | 'entry-certificate'

const sign = (secret: string, kind: FileKind, text: string) =>
  createHmac('sha256', secret).update(`${kind} ${text}`).digest('base64url')

/** `12.1773828600000.…`: file and expiry, signed, so that the link needs no session. */
export function fileToken(secret: string, kind: FileKind, id: number, now: Date) {
  const validUntil = new Date(now.getTime() + validFor)
  const text = `${id}.${validUntil.getTime()}`
  return { token: `${text}.${sign(secret, kind, text)}`, validUntil }
}

/** The same for some hours, so that browsers keep what they have loaded; valid for one to seven hours. */
export function stableFileToken(secret: string, kind: FileKind, id: number, now: Date): string {
  const sixHours = 6 * 60 * 60 * 1000
  const until = Math.ceil((now.getTime() + sixHours / 6) / sixHours) * sixHours
  const text = `${id}.${until}`
  return `${text}.${sign(secret, kind, text)}`
}

/** The id in a token; null for one that is forged, of another kind or expired. */
export function idOfToken(secret: string, kind: FileKind, token: string, now: Date): number | null {
  const match = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token)
  const [, id = '', until = '', given = ''] = match ?? []
  if (!match || Number(until) < now.getTime()) return null
  return isSameSecret(given, sign(secret, kind, `${id}.${until}`)) ? Number(id) : null
}
