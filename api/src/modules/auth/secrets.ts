import { createHash, randomBytes, randomInt } from 'node:crypto'

/** 256 random bits, for a link, a ticket or a state. Only its hash is stored. */
export const newSecret = () => randomBytes(32).toString('base64url')
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Hashed with the ticket, which is not stored: the hash of six digits alone is soon guessed. */
export const codeHashOf = (ticket: string, code: string) =>
  hashOf(`${ticket}.${code.replace(/\D/g, '')}`)
