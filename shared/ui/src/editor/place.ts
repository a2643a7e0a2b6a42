/** Where a thing stands: the index of its part, such as a page or a section, and its own in there. */
export interface Place {
  part: number
  at: number
}

/**
 * Before what a thing goes that moves one place up or down, over the end of its part into the next one; null at
 * either end of the whole. `counts` says how many things each part has.
 */
export function placeBeside(
  counts: readonly number[],
  { part, at }: Place,
  by: -1 | 1,
): Place | null {
  if (by === -1 && at > 0) return { part, at: at - 1 }
  if (by === 1 && at < (counts[part] ?? 0) - 1) return { part, at: at + 2 }
  const next = counts[part + by]
  return next === undefined ? null : { part: part + by, at: by === -1 ? next : 0 }
}
