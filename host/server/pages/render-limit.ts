import { addressKey } from '@brightyard/observability'

const windowMs = 60_000

/**
 * Counts the renders that visitors set off, by their address: the API cannot, since the edge makes the calls of a
 * render. The windows of all addresses begin together, so that none has to be cleared by itself.
 */
export function createRenderLimit(perMinute: number, now: () => number = () => performance.now()) {
  let renders = new Map<string, number>()
  let endsAt = 0

  /** Counts one more for this address; or returns after how many seconds it may have one, and 0 where it has it. */
  return (address: string): number => {
    const time = now()
    if (time >= endsAt) {
      renders = new Map()
      endsAt = time + windowMs
    }
    const key = addressKey(address)
    const before = renders.get(key) ?? 0
    if (before >= perMinute) return Math.ceil((endsAt - time) / 1000)
    renders.set(key, before + 1)
    return 0
  }
}
