import { hash } from 'node:crypto'

/**
 * A visitor's place in the rollout of a set: a number from 0 up to, not including, 1. Stable for a visitor and set,
 * evenly distributed over visitors, and different for another set, so that it is not always the same people who get
 * new releases first.
 */
export function bucketOf(visitor: string, set: number): number {
  const digest = hash('sha256', `${set} ${visitor}`, 'buffer')
  // 48 bits, because all of those numbers are exact.
  return digest.readUIntBE(0, 6) / 2 ** 48
}

/** 0 % is nobody and 100 % is everybody; a larger share only adds visitors. */
export const getsCandidate = (
  visitor: string,
  { set, percent }: { set: number; percent: number },
) => bucketOf(visitor, set) < percent / 100
