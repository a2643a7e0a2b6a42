import * as z from '@brightyard/contract/schema'

/** Shared by the tabs of this browser: two tabs that place the same order place only one. */
const storageKey = 'brightyard.checkout-attempt'

const Attempt = z.object({ content: z.string(), key: z.string() })
type Attempt = z.infer<typeof Attempt>

/** Where storage is blocked, at least this page knows its attempt. */
let here: Attempt | null = null

function lastAttempt(): Attempt | null {
  try {
    const stored = Attempt.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.data : here
  } catch {
    return here
  }
}

const newKey = () => `order-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/**
 * The idempotency key for placing exactly this: the same after a double click, a lost answer or a reload,
 * until the attempt is over or something else is ordered.
 */
export function attemptKey(content: string): string {
  const last = lastAttempt()
  if (last?.content === content) return last.key
  here = { content, key: newKey() }
  try {
    localStorage.setItem(storageKey, JSON.stringify(here))
  } catch {
    // It is in memory.
  }
  return here.key
}

/** The order of the attempt is paid or failed: the next press is another order. */
export function endAttempt() {
  here = null
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // There was none to remove.
  }
}
