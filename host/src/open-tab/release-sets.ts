import type { HostSet } from '@brightyard/contract/release'
import { followReleaseEvents } from './release-events.ts'

const name = 'brightyard.release-set'
/** A tab that nobody looks at for so long lets go of its connection; it asks when it is looked at again. */
const hiddenMilliseconds = 5 * 60_000

/** What checks a set is fetched with the first one that comes: most tabs see none. */
const fetchSchema = async () => (await import('@brightyard/contract/release')).HostSet

/**
 * Hears of every release set for this browser. One tab holds the connection and tells the others; which one, the
 * browser's locks decide. Where there are no locks every tab has its own. A set that `onSet` refuses is asked for again.
 */
export function followReleaseSets(first: number, onSet: (set: HostSet) => unknown) {
  let known = first
  let connection: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const tabs = new BroadcastChannel(name)

  async function take(set: HostSet) {
    await onSet(set)
    known = set.number
  }
  async function poll() {
    const response = await fetch('/release-set', { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`The release set was answered with ${response.status}.`)
    const schema = await fetchSchema()
    const set = schema.parse(await response.json())
    if (set.number === known) return
    await take(set)
    tabs.postMessage(set)
  }
  const onNumber = (number: number) => {
    // Where this fails, the next connection or the next look at the tab asks again.
    if (number !== known) poll().catch(() => {})
  }

  function connect() {
    if (connection) return
    connection = new AbortController()
    const { signal } = connection
    const follow = () => followReleaseEvents({ signal, onNumber, poll })
    if (!('locks' in navigator)) return void follow()
    navigator.locks.request(name, { signal }, follow).catch(() => {}) // let go of while it waited
  }
  function disconnect() {
    connection?.abort()
    connection = null
  }

  async function hear(data: unknown) {
    const schema = await fetchSchema()
    const set = schema.safeParse(data) // the other tab may run another release of the host
    if (set.success) await take(set.data)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    hear(data).catch(() => {}) // its code did not come; the next set is heard of again
  })
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(disconnect, hiddenMilliseconds)
    else if (!connection) {
      poll().catch(() => {})
      connect()
    }
  })
  // A page that is put aside whole must not hold the lock; it comes back with `pageshow`.
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connect()
  })
  connect()
}
