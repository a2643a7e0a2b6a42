const key = 'brightyard.session'

/**
 * Says only whether to ask the server for a session after a load; no token is ever stored.
 * `false` and "false" both mean signed out. Storage may be blocked: then every load asks nobody.
 */
export const sessionMarker = {
  get(): boolean {
    try {
      const value = localStorage.getItem(key)
      return value !== null && value !== 'false'
    } catch {
      return false
    }
  },
  set(signedIn: boolean) {
    try {
      localStorage.setItem(key, String(signedIn))
    } catch {
      // The session lasts until the tab is reloaded, and nothing else breaks.
    }
  },
  /** Called on sign-in and sign-out in other tabs. */
  onChangeElsewhere(changed: (signedIn: boolean) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed(sessionMarker.get())
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}
