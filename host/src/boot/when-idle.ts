import { firstUse } from '@brightyard/runtime/host'

const timeoutMs = 2000
const fallbackDelayMs = 200

/** Runs the work once the page is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, fallbackDelayMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(() => work(), { timeout: timeoutMs })
  return () => cancelIdleCallback(handle)
}

/** Runs the work once a person uses the page and the page is idle. Returns a function that cancels it. */
export function whenUsed(work: () => void): () => void {
  let cancelled = false
  let cancel = () => {
    cancelled = true
  }
  void firstUse().then(() => {
    if (!cancelled) cancel = whenIdle(work)
  })
  return () => cancel()
}
