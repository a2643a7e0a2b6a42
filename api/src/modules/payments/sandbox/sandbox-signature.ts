import { createHmac, timingSafeEqual } from 'node:crypto'

const validForSeconds = 5 * 60

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex')

/** `t=1773828000,v1=…`: of the time and the body, so that an old callback cannot be sent again. */
export function signCallback(secret: string, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1000)
  return `t=${time},v1=${hmac(secret, `${time}.${body}`)}`
}

export function isSigned(
  secret: string,
  { body, signature, now }: { body: string; signature: string | undefined; now: Date },
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '')
  const [, time = '', given = ''] = match ?? []
  if (!match || Math.abs(now.getTime() / 1000 - Number(time)) > validForSeconds) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(hmac(secret, `${time}.${body}`)))
}
