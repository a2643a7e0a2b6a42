const key = 'brightyard.browser'

/** Names this browser for the server, so that a renewed subscription takes the place of the one before. */
export function browserId(): string {
  const made = crypto.randomUUID()
  try {
    const kept = localStorage.getItem(key)
    if (kept && /^[\w-]{8,64}$/.test(kept)) return kept
    localStorage.setItem(key, made)
  } catch {
    // Storage may be blocked: then the endpoint alone tells this browser.
  }
  return made
}
