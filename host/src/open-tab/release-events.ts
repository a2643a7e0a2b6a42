const firstPause = 1000
const longestPause = 60_000
/** Two missed signs of life and a half. */
const silenceMilliseconds = 65_000

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })

/** Hears the edge's events until the connection ends or falls silent. */
function hearEvents(signal: AbortSignal, onNumber: (number: number) => void) {
  return new Promise<void>((resolve) => {
    const source = new EventSource('/release-set/events')
    let timer: ReturnType<typeof setTimeout>
    const end = () => {
      clearTimeout(timer)
      source.close()
      resolve()
    }
    const heard = () => {
      clearTimeout(timer)
      timer = setTimeout(end, silenceMilliseconds)
    }
    heard()
    source.addEventListener('alive', heard)
    source.addEventListener('release-set', ({ data }: MessageEvent<string>) => {
      heard()
      onNumber(Number(data))
    })
    // The browser's own reconnecting gives up on the first answer that is no stream, and never backs off.
    source.addEventListener('error', end)
    signal.addEventListener('abort', end, { once: true })
  })
}

export interface ReleaseEvents {
  signal: AbortSignal
  /** The number of the set that this browser is to have. */
  onNumber: (number: number) => void
  /** Asks the edge for it; after every connection that ended, so that a blocked stream is a slow poll. */
  poll: () => Promise<void>
}

/** Follows the edge with server-sent events; reconnects with back-off and jitter. */
export async function followReleaseEvents({ signal, onNumber, poll }: ReleaseEvents) {
  let pause = firstPause
  while (!signal.aborted) {
    await hearEvents(signal, (number) => {
      pause = firstPause
      onNumber(number)
    })
    if (signal.aborted) return
    await wait(pause * (0.5 + Math.random()), signal)
    pause = Math.min(pause * 2, longestPause)
    if (!signal.aborted) await poll().catch(() => {})
  }
}
