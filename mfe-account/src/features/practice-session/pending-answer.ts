import * as z from '@brightyard/contract/schema'

/** Of this tab: another one may have another session open. */
const storageKey = 'brightyard.practice-answer'

const PendingAnswer = z.object({
  session: z.int(),
  number: z.int(),
  given: z.union([z.string(), z.array(z.string())]),
  /** The same for every try, so that the answer counts once and its working can be fetched again. */
  key: z.string(),
})
export type PendingAnswer = z.infer<typeof PendingAnswer>

let here: PendingAnswer | null = null

/** The answer that was sent last and whose working has not been left yet. */
export function readPending(session: number): PendingAnswer | null {
  let pending = here
  try {
    const stored = PendingAnswer.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if (stored.success) pending = stored.data
  } catch {
    // What is in memory counts.
  }
  return pending?.session === session ? pending : null
}

/** Kept before it is sent: a reload or a lost connection loses nothing. */
export function keepPending(answer: Omit<PendingAnswer, 'key'>): PendingAnswer {
  here = { ...answer, key: `practice-${crypto.randomUUID()}` }
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(here))
  } catch {
    // It is in memory.
  }
  return here
}

export function endPending() {
  here = null
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // There was none to remove.
  }
}
