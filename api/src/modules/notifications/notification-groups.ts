/** Days are those of India, which has no daylight saving. */
const offset = 5.5 * 60 * 60 * 1000
const day = 24 * 60 * 60 * 1000

/** From inclusive, to exclusive; open where null. */
export interface Span {
  from: Date | null
  to: Date | null
}

/** The groups of the drawer. They do not overlap, except that All has everything. */
export function groupSpans(now: Date): Record<1 | 2 | 3 | '', Span> {
  const today = new Date(Math.floor((now.getTime() + offset) / day) * day - offset)
  const before = (days: number) => new Date(today.getTime() - days * day)
  return {
    1: { from: today, to: null },
    2: { from: before(1), to: today },
    3: { from: before(6), to: before(1) },
    '': { from: null, to: null },
  }
}
