/** vendor_id of browser storage, which every call carries (spec §7). */
export function storedVendorId(): string | null {
  try {
    return localStorage.getItem('vendor_id')
  } catch {
    return null
  }
}

const individualKey = 'individual'

/** What an assessment candidate's calls carry, of session storage. */
export function storedIndividualData(): { password: string; application_id: string } | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(individualKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return null
    const { password, application_id } = stored as Record<string, unknown>
    return typeof password === 'string' && typeof application_id === 'string'
      ? { password, application_id }
      : null
  } catch {
    return null
  }
}

/** With the session ends what was issued for it. */
export function dropIndividualData() {
  try {
    sessionStorage.removeItem(individualKey)
  } catch {
    // Blocked storage holds nothing.
  }
}
