import { GivenAnswer } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'

const keyOf = (attempt: number) => `brightyard.assessment-${attempt}`
const Kept = z.array(GivenAnswer)

/** Answers of an attempt that the server does not have yet, of this device; they outlive a crash. */
export function readKept(attempt: number): GivenAnswer[] {
  try {
    const stored = Kept.safeParse(JSON.parse(localStorage.getItem(keyOf(attempt)) ?? '[]'))
    return stored.success ? stored.data : []
  } catch {
    return []
  }
}

export function keep(attempt: number, answers: readonly GivenAnswer[]) {
  try {
    if (answers.length === 0) localStorage.removeItem(keyOf(attempt))
    else localStorage.setItem(keyOf(attempt), JSON.stringify(answers))
  } catch {
    // Full or blocked storage: they are in memory until they are sent.
  }
}

/** Of two answers to one question the later one. */
export const isLater = (one: GivenAnswer, other: GivenAnswer | undefined) =>
  other === undefined || Date.parse(one.answered_at) >= Date.parse(other.answered_at)

export function merge(
  answers: ReadonlyMap<number, GivenAnswer>,
  others: readonly GivenAnswer[],
): ReadonlyMap<number, GivenAnswer> {
  const merged = new Map(answers)
  for (const one of others)
    if (isLater(one, merged.get(one.question_id))) merged.set(one.question_id, one)
  return merged
}
