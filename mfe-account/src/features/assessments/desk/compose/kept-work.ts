import { Composition } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'

const keyOf = (id: number) => `brightyard.assessment-desk-${id}`
const Kept = z.object({ revision: z.int(), work: Composition })

/** What this tab has not saved: a reload or a lost connection loses nothing. */
export function readKept(id: number): { revision: number; work: Composition } | null {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

export function keepWork(id: number, revision: number, work: Composition) {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify({ revision, work }))
  } catch {
    // The page still has it, and saves it in a moment.
  }
}

export function forgetKept(id: number) {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // There was none to remove.
  }
}
