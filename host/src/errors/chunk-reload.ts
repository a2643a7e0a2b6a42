const key = 'brightyard.chunk-reload'
const guardMilliseconds = 60_000

/** A lazily loaded file of a page that is already here did not arrive. */
export const isChunkFailure = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || /loading (css )?chunk/i.test(error.message))

/**
 * Reloads the page, at most once a minute (spec §8). Where storage is blocked it never does: no loop. Without
 * a connection it does not either: the browser would have nothing to show instead.
 */
export function reloadOnce(
  now: number = Date.now(),
  reload: () => void = () => location.reload(),
): boolean {
  try {
    if (!navigator.onLine) return false
    if (now - Number(sessionStorage.getItem(key) ?? 0) < guardMilliseconds) return false
    sessionStorage.setItem(key, String(now))
  } catch {
    return false
  }
  reload()
  return true
}
