const timeoutMilliseconds = 2000
const fallbackMilliseconds = 200

/** Runs the work once the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, fallbackMilliseconds)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => work(), { timeout: timeoutMilliseconds })
  return () => cancelIdleCallback(handle)
}
