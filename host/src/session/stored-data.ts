import { passcodeStorageKey } from '@brightyard/contract/paths'
import { sessionMarker } from '@brightyard/runtime/host'

/** The vendor id in browser storage, which every call carries. */
export function storedVendorId(): string | null {
  try {
    return localStorage.getItem('vendor_id')
  } catch {
    return null
  }
}

/** An assessment candidate's credentials in session storage, which every call carries. */
export function storedIndividualData(): { password: string; application_id: string } | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(passcodeStorageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { password, application_id } = stored as Record<string, unknown>
    return typeof password === 'string' && typeof application_id === 'string'
      ? { password, application_id }
      : null
  } catch {
    return null
  }
}

/** They end with the session. */
export function dropIndividualData() {
  inTab((stored) => stored.removeItem(passcodeStorageKey))
}

/** What was typed and not sent is a person's own as well: a sign-out leaves nothing of it in the tab. */
export function dropTabData() {
  inTab((stored) => stored.clear())
}

function inTab(change: (stored: Storage) => void) {
  try {
    change(sessionStorage)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Whether a remote, this one or any, has stored something in this browser; its keys start with `brightyard.<remote>.`. */
export function hasStoredData(remote = '[^.]+'): boolean {
  const key = new RegExp(`^brightyard\\.${remote}\\.`)
  try {
    return Object.keys(localStorage).some((stored) => key.test(stored))
  } catch {
    return false
  }
}

/** Whether somebody is or may be signed in here, or has left something: what counts for them starts with the page. */
export const isKnownHere = () =>
  sessionMarker.get() || storedIndividualData() !== null || hasStoredData()
