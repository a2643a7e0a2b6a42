import { createHash } from 'node:crypto'

/**
 * Where a visitor stands in the line for a candidate: a number from 0 up to, not including, 1. Always the same for the
 * same visitor and set, evenly spread over visitors, and drawn anew for another set, so that it is not always the same
 * people who try what is new.
 */
export function bucketOf(visitor: string, set: number): number {
  const hash = createHash('sha256').update(`${set} ${visitor}`).digest()
  // 48 bits, because all of those numbers are exact.
  return hash.readUIntBE(0, 6) / 2 ** 48
}

/** 0 % is nobody and 100 % is everybody; a larger share only adds visitors. */
export const getsCandidate = (
  visitor: string,
  { set, percent }: { set: number; percent: number },
) => bucketOf(visitor, set) < percent / 100
