import * as z from '@brightyard/contract/schema'

const storageKey = 'brightyard.booking-draft'

const Draft = z.object({
  user_id: z.int(),
  offering: z.string(),
  /** The query of the flow's address. */
  query: z.string(),
  attempt: z.optional(z.object({ content: z.string(), key: z.string() })),
})
type Draft = z.infer<typeof Draft>

/** Where storage is blocked, at least this page knows its draft. */
let here: Draft | null = null

/** What a person was about to book when they last left the flow. */
export function readDraft(userId: number): Draft | null {
  let draft = here
  try {
    const stored = Draft.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    if (stored.success) draft = stored.data
  } catch {
    // What is in memory counts.
  }
  return draft?.user_id === userId ? draft : null
}

function save(draft: Draft) {
  here = draft
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft))
  } catch {
    // It is in memory.
  }
}

export function saveDraft(userId: number, offering: string, query: string) {
  const { attempt } = readDraft(userId) ?? {}
  save({ user_id: userId, offering, query, ...(attempt ? { attempt } : {}) })
}

/**
 * The idempotency key for booking exactly this: the same after a double click, a lost answer or a reload, until the
 * draft ends.
 */
export function attemptKey(userId: number, content: string): string {
  const draft = readDraft(userId)
  if (draft?.attempt?.content === content) return draft.attempt.key
  const key = `booking-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  save({ offering: '', query: '', ...draft, user_id: userId, attempt: { content, key } })
  return key
}

/** The server knows the key with another content: the next press is another booking. */
export function endAttempt(userId: number) {
  const draft = readDraft(userId)
  if (draft) save({ user_id: userId, offering: draft.offering, query: draft.query })
}

/** What was drafted is booked. */
export function endDraft() {
  here = null
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // There was none to remove.
  }
}
