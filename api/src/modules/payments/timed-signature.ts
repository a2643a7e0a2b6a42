import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../server/is-same-secret.ts'

const validForSeconds = 5 * 60

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** `t=1773828000,v1=…`, over time and body, so that an old callback cannot be replayed. */
export function signTimed(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, `${time}.${body}`)}`
}

/** Whether one of the signatures is valid; there are several while a secret is being rotated. */
export function isSigned(
  secret: string,
  { body, signature, now }: { body: string; signature: string | undefined; now: Date },
): boolean {
  const parts = (signature ?? '').split(',').map((part) => part.trim().split('='))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time)) return false
  if (Math.abs(now.getTime() / 1000 - Number(time)) > validForSeconds) return false
  const expected = hmac(secret, `${time}.${body}`)
  return parts.some(([name, value = '']) => name === 'v1' && isSameSecret(value, expected))
}
