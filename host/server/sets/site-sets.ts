import type { ReleaseSet, CurrentDeployment } from '@brightyard/contract/release'
import type { Releases } from '@brightyard/registry/client'
import { activate, type ActivationOptions, type ActiveSet } from './active-set.ts'
import { getsCandidate } from './bucket.ts'

export interface SiteSets {
  /** The set for everybody who does not get the candidate; null until the first one is ready. */
  get: () => ActiveSet | null
  /** The set of this visitor; without an id the current one. */
  setFor: (visitor: string | null) => ActiveSet | null
  /** The set with that number, if it is being served. */
  byNumber: (number: number) => ActiveSet | null
  /** Subscribes to changes. Returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void
  stop: () => Promise<void>
}

interface Serving {
  current: ActiveSet
  candidate: { active: ActiveSet; percent: number } | null
}

type Activate = (set: ReleaseSet) => Promise<ActiveSet>

/**
 * Follows the registry. A new deployment's sets are prepared while the old ones are served, and then replace them in one
 * step; a worker that is no longer used finishes its requests. A current set that cannot be prepared leaves the site as it
 * is, and such a candidate is given to nobody.
 */
export function followSite(
  releases: Pick<Releases, 'watchDeployment'>,
  { warn, ...options }: ActivationOptions,
  start: Activate = (set) => activate(set, { warn, ...options }),
): SiteSets {
  let serving: Serving | null = null
  let queue = Promise.resolve()
  const listeners = new Set<() => void>()

  /** A set that is already prepared keeps its worker and its pages. */
  const ready = (set: ReleaseSet) => {
    const known = [serving?.current, serving?.candidate?.active].find(
      (one) => one?.set.number === set.number && one.set.createdAt === set.createdAt,
    )
    return known ?? start(set)
  }

  async function candidateOf({
    candidate,
    deployment,
  }: CurrentDeployment): Promise<Serving['candidate']> {
    if (!candidate || !deployment.candidate) return null
    try {
      return { active: await ready(candidate), percent: deployment.candidate.percent }
    } catch (error) {
      warn(`set ${candidate.number} could not be prepared, nobody gets it: ${String(error)}`)
      return null
    }
  }

  async function take(site: CurrentDeployment) {
    try {
      const current = await ready(site.current)
      const next = { current, candidate: await candidateOf(site) }
      const before = serving
      serving = next
      for (const onChange of listeners) onChange()
      for (const active of [before?.current, before?.candidate?.active]) {
        if (active && active !== next.current && active !== next.candidate?.active) {
          void active.worker.drain()
        }
      }
    } catch (error) {
      warn(
        `set ${site.current.number} could not be prepared, the site stays as it is: ${String(error)}`,
      )
    }
  }

  const unwatch = releases.watchDeployment((site) => {
    queue = queue.then(() => take(site))
  })
  return {
    get: () => serving?.current ?? null,
    setFor(visitor) {
      if (!serving?.candidate || visitor === null) return serving?.current ?? null
      const { active, percent } = serving.candidate
      const share = { set: active.set.number, percent }
      return getsCandidate(visitor, share) ? active : serving.current
    },
    byNumber: (number) =>
      [serving?.current, serving?.candidate?.active].find((one) => one?.set.number === number) ??
      null,
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    async stop() {
      unwatch()
      await queue
      await Promise.all([
        serving?.current.worker.drain(),
        serving?.candidate?.active.worker.drain(),
      ])
    },
  }
}
