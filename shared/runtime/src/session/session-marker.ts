const key = 'brightyard.session'

/**
 * Says whether to ask the server for a session after a load, and whose it is: the user's id, so that other tabs notice
 * another person. No token is ever stored. `false` and "false" both mean signed out. Storage may be blocked: then no
 * load asks for a session.
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
  set(userId: number | false) {
    try {
      localStorage.setItem(key, String(userId))
    } catch {
      // The session lasts until the tab is reloaded, and nothing else breaks.
    }
  },
  /** Called on sign-in and sign-out in other tabs, with the user's id where it is known. */
  onChangeElsewhere(changed: (signedIn: boolean, userId: number) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed(sessionMarker.get(), Number(event.newValue))
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}
