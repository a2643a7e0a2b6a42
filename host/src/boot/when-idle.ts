const latestMilliseconds = 2000
const withoutIdleMilliseconds = 200

/** Runs the work once the page has nothing better to do. Returns the way to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, withoutIdleMilliseconds)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => work(), { timeout: latestMilliseconds })
  return () => cancelIdleCallback(handle)
}
