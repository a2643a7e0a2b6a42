const storageKey = 'brightyard.window'
let here = ''

/** Names this window, the same after a reload, so that the server can tell two of them apart. */
export function windowName(): string {
  here ||= crypto.randomUUID()
  try {
    const known = sessionStorage.getItem(storageKey)
    if (known && /^[\w-]{8,64}$/.test(known)) return (here = known)
    sessionStorage.setItem(storageKey, here)
  } catch {
    // Blocked storage: the name lasts until the page is left.
  }
  return here
}
