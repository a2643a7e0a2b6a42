const storageKey = 'brightyard.camp-attempt'

/** Where storage is blocked, at least this page knows it. */
let here = ''

/** The idempotency key for booking exactly this: the same after a double click, a lost answer or a reload. */
export function attemptKey(content: string): string {
  const known = read()
  const [key = '', of] = known.split('\n')
  if (key && of === content) return key
  const made = `camp-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
  save(`${made}\n${content}`)
  return made
}

/** It is booked, or the server knows the key with another content. */
export const endAttempt = () => save('')

function read(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? here
  } catch {
    return here
  }
}

function save(attempt: string) {
  here = attempt
  try {
    sessionStorage.setItem(storageKey, attempt)
  } catch {
    // It is in memory.
  }
}
