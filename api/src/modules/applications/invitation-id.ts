import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../server/is-same-secret.ts'

const signatureOf = (secret: string, id: number) =>
  createHmac('sha256', secret).update(`invitation ${id}`).digest('base64url').slice(0, 22)

/** An id that only the email contains; a bare number could be guessed. */
export const invitationIdOf = (secret: string, referralId: number) =>
  `${referralId}-${signatureOf(secret, referralId)}`

/** The referral of a genuine id, otherwise null. */
export function referralOf(secret: string, invitationId: string): number | null {
  const [, number = '', signature = ''] = /^(\d{1,9})-([\w-]{22})$/.exec(invitationId) ?? []
  return isSameSecret(signature, signatureOf(secret, Number(number))) ? Number(number) : null
}
