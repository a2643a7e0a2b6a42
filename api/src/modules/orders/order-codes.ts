import { randomBytes } from 'node:crypto'

/** Without letters and digits that are easily confused on the phone. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `BY-7F3K-9Q2M-XT4A-HC8W`: 80 random bits, so that no one can guess another's. */
export function newOrderCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
  const groups = [0, 4, 8, 12].map((start) => letters.slice(start, start + 4).join(''))
  return `BY-${groups.join('-')}`
}

/** 128 random bits in 22 letters. */
export const newSecret = (): string => randomBytes(16).toString('base64url')
