/** About so many milliseconds; jitter keeps tabs from retrying all at the same time. */
export const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms * (0.75 + Math.random() / 2))
  })

/** Resolves at once, or when the browser says that there is a connection. */
export const online = () =>
  new Promise<void>((resolve) => {
    if (navigator.onLine) resolve()
    else addEventListener('online', () => resolve(), { once: true })
  })

/** Calls again where it fails: after these pauses, and never before there is a connection. */
export async function withRetries<T>(
  load: () => Promise<T>,
  pausesMs: readonly number[],
): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await load()
    } catch {
      await pause(ms)
      await online()
    }
  }
  return load()
}
