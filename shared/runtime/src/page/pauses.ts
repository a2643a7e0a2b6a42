/** About so many milliseconds; jitter keeps tabs from retrying all at the same time. */
export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms * (0.75 + Math.random() / 2))
  })

const probeTimeoutMs = 4_000
const betweenProbesMs = 2_000

/**
 * What the site says of its health, or undefined where it does not answer: a browser that says it is online may have no
 * more than a cable.
 */
export async function askSite(timeoutMs: number): Promise<Response | undefined> {
  if (!navigator.onLine) return undefined
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await fetch('/healthz', { cache: 'no-store', signal })
  } catch {
    return undefined
  }
}

/** Resolves as soon as the site answers; true where it did not at first. */
export async function siteReachable(): Promise<boolean> {
  if (await askSite(probeTimeoutMs)) return false
  do {
    await new Promise<void>((resolve) => {
      const goOn = () => {
        removeEventListener('online', goOn)
        resolve()
      }
      addEventListener('online', goOn)
      void pause(betweenProbesMs).then(goOn)
    })
  } while (!(await askSite(probeTimeoutMs)))
  return true
}

/** Calls again where it fails: after these pauses, and never before the site answers. */
export async function withRetries<T>(
  load: () => Promise<T>,
  pausesMs: readonly number[],
): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await load()
    } catch {
      await pause(ms)
      await siteReachable()
    }
  }
  return load()
}
