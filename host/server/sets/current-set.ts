import type { ReleaseSet } from '@brightyard/contract/release'
import type { Releases } from '@brightyard/registry/client'
import { activate, type ActivationOptions, type ActiveSet } from './active-set.ts'

export interface CurrentSet {
  /** The set that answers requests now; null until the first one is ready. */
  get: () => ActiveSet | null
  /** Resolves with the first set. */
  first: Promise<ActiveSet>
  /** Calls after every change. Returns the way to stop. */
  watch: (onChange: () => void) => () => void
  stop: () => Promise<void>
}

/**
 * Follows the registry. A new set is made ready beside the old one and then takes over at once;
 * the old worker finishes what it has begun. A set that cannot be made ready changes nothing.
 */
export function followCurrentSet(releases: Releases, options: ActivationOptions): CurrentSet {
  let active: ActiveSet | null = null
  let queue = Promise.resolve()
  const listeners = new Set<() => void>()
  let resolve: (active: ActiveSet) => void = () => {}
  const first = new Promise<ActiveSet>((done) => {
    resolve = done
  })

  async function take(set: ReleaseSet) {
    try {
      const next = await activate(set, options)
      const previous = active
      active = next
      resolve(next)
      for (const onChange of listeners) onChange()
      if (previous) void previous.worker.drain()
    } catch (error) {
      options.warn(
        `set ${set.number} could not be taken, the site stays as it is: ${String(error)}`,
      )
    }
  }

  const unwatch = releases.watchPosition(({ current: set }) => {
    queue = queue.then(() => take(set))
  })
  return {
    get: () => active,
    first,
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async stop() {
      unwatch()
      await queue
      await active?.worker.drain()
    },
  }
}
