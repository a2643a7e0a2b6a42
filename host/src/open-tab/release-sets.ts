import type { HostSet } from '@brightyard/contract/release'
import { followEvents } from '@brightyard/runtime/events'

const name = 'brightyard.release-set'
/** A tab hidden for this long drops its connection, and polls when it is visible again. */
const hiddenMilliseconds = 5 * 60_000

/** Loaded with the first new set: most tabs never see one. */
const fetchSchema = async () => (await import('@brightyard/contract/release')).HostSet

/**
 * Follows the release sets for this browser. A lock of the browser chooses the tab that holds the connection and
 * passes each set on to the others; without locks every tab has its own. If `onSet` rejects, the set is fetched again.
 */
export function followReleaseSets(first: number, onSet: (set: HostSet) => unknown) {
  let known = first
  let connection: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const tabs = new BroadcastChannel(name)

  async function apply(set: HostSet) {
    await onSet(set)
    known = set.number
  }
  async function poll() {
    const response = await fetch('/release-set', { headers: { accept: 'application/json' } })
    if (!response.ok) throw new Error(`The release set was answered with ${response.status}.`)
    const schema = await fetchSchema()
    const set = schema.parse(await response.json())
    if (set.number === known) return
    await apply(set)
    tabs.postMessage(set)
  }
  const onNumber = (number: number) => {
    // If this fails, the next connection or the next time the tab is visible tries again.
    if (number !== known) poll().catch(() => {})
  }

  function connect() {
    if (connection) return
    connection = new AbortController()
    const { signal } = connection
    const follow = () =>
      followEvents({
        signal,
        address: () => '/release-set/events',
        event: 'release-set',
        onData: (data) => onNumber(Number(data)),
        poll,
      })
    if (!('locks' in navigator)) return void follow()
    navigator.locks.request(name, { signal }, follow).catch(() => {}) // aborted while it waited
  }
  function disconnect() {
    connection?.abort()
    connection = null
  }

  async function receive(data: unknown) {
    const schema = await fetchSchema()
    const set = schema.safeParse(data) // the other tab may run another release of the host
    if (set.success) await apply(set.data)
  }
  tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    receive(data).catch(() => {}) // the schema did not load; the next set tries again
  })
  document.addEventListener('visibilitychange', () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(disconnect, hiddenMilliseconds)
    else if (!connection) {
      poll().catch(() => {})
      connect()
    }
  })
  // A page in the back-forward cache must not hold the lock; it returns with `pageshow`.
  window.addEventListener('pagehide', disconnect)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connect()
  })
  connect()
}
