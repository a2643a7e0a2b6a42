import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../server/is-same-secret.ts'

const validFor = 10 * 60 * 1000

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`invoice ${text}`).digest('base64url')

/** `12.1773828600000.…`: an order and a time, signed, so that a link alone can open the file. */
export function invoiceToken(secret: string, orderId: number, now: Date) {
  const validUntil = new Date(now.getTime() + validFor)
  const text = `${orderId}.${validUntil.getTime()}`
  return { token: `${text}.${sign(secret, text)}`, validUntil }
}

/** The order of a token; null when it is not ours, or too old. */
export function orderOfToken(secret: string, token: string, now: Date): number | null {
  const match = /^(\d{1,10})\.(\d{1,16})\.([\w-]{43})$/.exec(token)
  const [, id = '', until = '', given = ''] = match ?? []
  if (!match || Number(until) < now.getTime()) return null
  const expected = sign(secret, `${id}.${until}`)
  return isSameSecret(given, expected) ? Number(id) : null
}
