/**
 * Following the server's streams of events. Bundled into whatever follows one and not shared: nothing of a first
 * screen does.
 */
const firstPause = 1000
const longestPause = 60_000
/** Two and a half times the interval of the server's `alive`. */
const longestSilence = 65_000

export interface EventStream {
  /** Ends it. */
  signal: AbortSignal
  /** Where to connect, given before every connection. A rejection counts as a connection that ended. */
  address: () => string | Promise<string>
  /** The name of the events that carry data. */
  event: string
  onData: (data: string) => void
  /** Fetches what the events are about; after every connection that ended, so that a blocked stream is a slow poll. */
  poll: () => Promise<unknown>
}

/** Until then, or until there is a network again. */
const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
    window.addEventListener('online', end)
  })

/** Without a network every connection would fail, and each failure stand in the console. */
async function waitForNetwork(signal: AbortSignal) {
  while (!navigator.onLine && !signal.aborted) await wait(longestPause, signal)
}

/** Reads one connection until it ends or falls silent. */
const read = (address: string, { signal, event }: EventStream, onData: (data: string) => void) =>
  new Promise<void>((resolve) => {
    const source = new EventSource(address)
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(timer)
      source.close()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const stayOpen = () => {
      clearTimeout(timer)
      timer = setTimeout(end, longestSilence)
    }
    stayOpen()
    source.addEventListener('alive', stayOpen)
    source.addEventListener(event, ({ data }: MessageEvent<string>) => {
      stayOpen()
      onData(data)
    })
    // The browser's own reconnecting gives up on the first answer that is no stream, never backs off, and would
    // come back with the same ticket.
    source.addEventListener('error', end)
    signal.addEventListener('abort', end)
  })

/**
 * Follows a stream of server-sent events until its signal ends it. Reconnects with jitter after pauses that double
 * from a second to a minute; an event makes the next pause short again. Without a network it waits for one. Never
 * rejects.
 */
export async function followEvents(stream: EventStream) {
  const { signal, address, onData, poll } = stream
  let pause = firstPause
  if (!navigator.onLine) await waitForNetwork(signal)
  while (!signal.aborted) {
    try {
      const next = address()
      const found = typeof next === 'string' ? next : await next
      if (signal.aborted) return
      await read(found, stream, (data) => {
        pause = firstPause
        onData(data)
      })
    } catch {
      // The poll below makes up for it.
    }
    if (signal.aborted) return
    await wait(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPause)
    await waitForNetwork(signal)
    if (!signal.aborted) await poll().catch(() => {})
  }
}
