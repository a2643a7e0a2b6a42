import { askSite } from '@brightyard/runtime/host'
import { documentSavedAt } from './document-saved-at.ts'

/** `lost`: the device has no network. `unreachable`: it has one, and the site does not answer. */
export type Connection = 'here' | 'lost' | 'unreachable'

const firstPauseMs = 4000
const longestPauseMs = 60_000
const timeoutMs = 8000

/** A saved document is shown where the site could not be reached, whatever the browser says of its network. */
let state: Connection = 'here'
let pauseMs = firstPauseMs
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function become(next: Connection) {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

/**
 * Asks the site itself: a browser that says it is online may have no more than a cable, and one failed call is no outage.
 * While the site is away it is asked again with growing pauses.
 */
export async function checkConnection() {
  clearTimeout(timer)
  if (!navigator.onLine) return become('lost')
  if (document.visibilityState === 'hidden' && state !== 'here') return undefined
  const answers = (await askSite(timeoutMs))?.ok ?? false
  become(answers ? 'here' : navigator.onLine ? 'unreachable' : 'lost')
  clearTimeout(timer)
  if (answers) pauseMs = firstPauseMs
  else {
    timer = setTimeout(() => void checkConnection(), pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

export const connection = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** To be called once in a tab. */
export function followConnection() {
  const check = () => {
    pauseMs = firstPauseMs
    void checkConnection()
  }
  window.addEventListener('online', check)
  window.addEventListener('offline', check)
  document.addEventListener('visibilitychange', () => {
    if (state !== 'here' && document.visibilityState === 'visible') check()
  })
  if (!navigator.onLine || documentSavedAt()) {
    become(navigator.onLine ? 'unreachable' : 'lost')
    check()
  }
}
