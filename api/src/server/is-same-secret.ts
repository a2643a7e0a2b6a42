import { timingSafeEqual } from 'node:crypto'

/** Compares in constant time, so that a signature or token cannot be guessed character by character. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
