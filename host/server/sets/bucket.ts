import { hash } from 'node:crypto'

/**
 * A visitor's bucket in the rollout of a set: a number in [0, 1). Stable for a visitor and set, evenly distributed over
 * visitors, and different for another set, so that it is not always the same people who get new releases first.
 */
export function bucketOf(visitor: string, set: number): number {
  const digest = hash('sha256', `${set} ${visitor}`, 'buffer')
  // 48 bits are exact in a double.
  return digest.readUIntBE(0, 6) / 2 ** 48
}

/** 0 % is nobody, 100 % is everybody; a larger share only adds visitors. */
export const getsCandidate = (
  visitor: string,
  { set, percent }: { set: number; percent: number },
) => bucketOf(visitor, set) < percent / 100
