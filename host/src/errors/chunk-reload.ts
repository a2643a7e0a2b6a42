const key = 'brightyard.chunk-reload'
const minReloadIntervalMs = 60_000

/** True if a lazily loaded file of the current page could not be loaded. */
export const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Reloads the page, at most once a minute. Never where storage is blocked, because that could loop, and never
 * offline, because the browser would have nothing to show.
 */
export function reloadOnce(
  now: number = Date.now(),
  reload: () => void = () => location.reload(),
): boolean {
  try {
    if (!navigator.onLine) return false
    if (now - Number(sessionStorage.getItem(key) ?? 0) < minReloadIntervalMs) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    return false
  }
  reload()
  return true
}
