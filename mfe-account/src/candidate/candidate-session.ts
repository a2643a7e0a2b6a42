import { passcodeStorageKey as key } from '@brightyard/contract/paths'

interface Passcode {
  application_id: string
  password: string
}

/** False where the browser stores nothing, so that the next page would know nobody. */
export function keepPasscode(passcode: Passcode): boolean {
  try {
    sessionStorage.setItem(key, JSON.stringify(passcode))
    return true
  } catch {
    return false
  }
}

export function dropPasscode() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Null where nobody has signed in with a passcode in this tab. */
export function keptApplicationId(): string | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    const id = stored && typeof stored === 'object' && 'application_id' in stored
    return id ? String(stored.application_id) : null
  } catch {
    return null
  }
}
