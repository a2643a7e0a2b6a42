const key = 'brightyard.session'
const endingKey = 'brightyard.sign-out'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: number | boolean) {
  try {
    localStorage.setItem(key, String(value))
  } catch {
    // The session lasts until the tab is reloaded, and nothing else breaks.
  }
}

/**
 * Says whether to ask the server for a session after a load, and whose it is: the user's id, so that other tabs notice
 * another person. No token is ever stored. `false` and "false" both mean signed out. Storage may be blocked: then no
 * load asks for a session.
 */
export const sessionMarker = {
  get(): boolean {
    const value = read(key)
    return value !== null && value !== 'false'
  },
  set: (userId: number | false) => write(key, userId),
  /** Whether somebody has signed out here whose session still has to be ended on the server. */
  isEnding: () => read(endingKey) === 'true',
  setEnding: (isEnding: boolean) => write(endingKey, isEnding),
  /** Between tabs one at a time: a sign-out on the server, and a sign-in, whose new session it would end. */
  oneAtATime: <T>(work: () => Promise<T>): Promise<T> =>
    'locks' in navigator ? navigator.locks.request(endingKey, work) : work(),
  /** Called on sign-in and sign-out in other tabs, with the user's id where it is known. */
  onChangeElsewhere(changed: (signedIn: boolean, userId: number) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key) changed(sessionMarker.get(), Number(event.newValue))
      // A tab that is closed or offline may never come to the other marker.
      else if (event.key === endingKey && sessionMarker.isEnding()) changed(false, 0)
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}
