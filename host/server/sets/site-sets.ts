import type { EdgeReport } from '@brightyard/contract/registry'
import type { ReleaseSet, CurrentDeployment } from '@brightyard/contract/release'
import type { Releases } from '@brightyard/registry/client'
import { activate, type ActivationOptions, type ActiveSet } from './active-set.ts'
import { getsCandidate } from './bucket.ts'
import type { LastWorkingSet } from './last-working-set.ts'
import { type Preparation, prepareSet, type StartSet } from './prepare-set.ts'

export interface SiteSets {
  /** The set for everybody who does not get the candidate; null until the first one is ready. */
  get: () => ActiveSet | null
  /** The set of this visitor; without an id the current one. */
  setFor: (visitor: string | null) => ActiveSet | null
  /** Two sets are served, to be compared. */
  isCanary: () => boolean
  /** The current set, then the candidate: those that visitors get. */
  served: () => readonly ActiveSet[]
  /** The set with that number, if it is being served. */
  byNumber: (number: number) => ActiveSet | null
  /** Subscribes to changes. Returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void
  /** What is served and what failed, for the registry. */
  status: () => Pick<EdgeReport, 'serves' | 'failures'>
  /** Subscribes to changes of the status. Returns a function that unsubscribes. */
  watchStatus: (onChange: () => void) => () => void
  stop: () => Promise<void>
}

interface Serving {
  current: ActiveSet
  candidate: { active: ActiveSet; percent: number } | null
}

interface Options extends ActivationOptions {
  lastWorking?: LastWorkingSet
  /** For what is no trouble: a candidate begins or ends. */
  info: (message: string) => void
}

/**
 * Follows the registry. A new deployment's sets are prepared while the old ones are served, and then replace them in one
 * step; a set that is no longer used finishes its requests. A current set that cannot be prepared leaves the site as it
 * is, and such a candidate is given to nobody; both are tried again for as long as they are wanted. A newer deployment
 * waits for nothing that an older one began.
 */
export function followSite(
  releases: Pick<Releases, 'watchDeployment'>,
  { warn, info, lastWorking, ...options }: Options,
  start: StartSet = (set, signal) => activate(set, { warn, ...options }, signal),
): SiteSets {
  let wanted: CurrentDeployment | null = null
  let serving: Serving | null = null
  let inEffect: { deployment: number | null; since: string } = { deployment: null, since: '' }
  /** What is served until the first wanted set is ready, where that one fails. */
  let fallback: ReleaseSet | null = null
  const preparations = new Map<string, Preparation>()
  const listeners = new Set<() => void>()
  const statusListeners = new Set<() => void>()

  const letGo = (active: ActiveSet) =>
    active.pool.close().catch((error: unknown) => {
      warn(`set ${active.set.number} did not end well: ${String(error)}`)
    })

  /** A set that is prepared already keeps its worker and its pages. */
  function prepare(set: ReleaseSet, consequence: string) {
    if (preparations.has(keyOf(set))) return
    const preparation = prepareSet(set, start, {
      onReady: apply,
      onLate: (active) => void letGo(active),
      onFailure({ attempts, reason }, seconds) {
        const what = `set ${set.number} could not be prepared (attempt ${attempts}), ${consequence}`
        warn(`${what}: ${reason}. The next attempt is in ${seconds} s.`)
        if (!serving) void fallBack()
        for (const onChange of statusListeners) onChange()
      },
    })
    preparations.set(keyOf(set), preparation)
  }

  const activeOf = (set: ReleaseSet | null) => (set && preparations.get(keyOf(set))?.active) ?? null

  async function fallBack() {
    if (fallback || !lastWorking) return
    const last = await lastWorking.read().catch((error: unknown) => warn(String(error)))
    if (!last || serving || fallback) return
    fallback = last
    prepare(last, 'it was the last one that worked here')
  }

  /** What can be served now of what is wanted. */
  function next(): Serving | null {
    if (!wanted) return serving
    const current = activeOf(wanted.current)
    const active = activeOf(wanted.candidate)
    const share = wanted.deployment.candidate
    if (current) {
      return { current, candidate: active && share && { active, percent: share.percent } }
    }
    if (!serving) {
      const last = activeOf(fallback)
      return last && { current: last, candidate: null }
    }
    // The end of a canary waits for nothing.
    const goesOn = active !== null && serving.candidate?.active === active
    return goesOn ? serving : { current: serving.current, candidate: null }
  }

  const served = () =>
    [serving?.current, serving?.candidate?.active].filter((one) => one !== undefined)

  function apply() {
    const before = serving
    serving = next()
    const hasChanged = !isSame(before, serving)
    if (wanted && serving && serving.current !== before?.current) {
      inEffect.since = new Date().toISOString()
      if (serving.current === activeOf(wanted.current)) {
        lastWorking?.keep(wanted.current).catch((error: unknown) => warn(String(error)))
      }
    }
    if (wanted && isComplete(wanted)) inEffect.deployment = wanted.deployment.number
    forgetUnused()
    for (const line of candidateLines(before, serving)) info(line)
    if (hasChanged) for (const onChange of listeners) onChange()
    for (const onChange of statusListeners) onChange()
  }

  const isComplete = ({ current, candidate }: CurrentDeployment) =>
    activeOf(current) !== null && (candidate === null || activeOf(candidate) !== null)

  function forgetUnused() {
    const used = served()
    const needed = [wanted?.current, wanted?.candidate, ...(serving ? [] : [fallback])]
    const keys = new Set(needed.flatMap((set) => (set ? [keyOf(set)] : [])))
    for (const [key, preparation] of preparations) {
      const { active } = preparation
      if (keys.has(key) || (active && used.includes(active))) continue
      preparations.delete(key)
      preparation.stop()
      if (active) void letGo(active)
    }
  }

  const unwatch = releases.watchDeployment((site) => {
    wanted = site
    prepare(site.current, 'the site stays as it is')
    if (site.candidate) prepare(site.candidate, 'nobody gets it')
    apply()
  })
  return {
    get: () => serving?.current ?? null,
    setFor(visitor) {
      if (!serving?.candidate || visitor === null) return serving?.current ?? null
      const { active, percent } = serving.candidate
      const share = { set: active.set.number, percent }
      return getsCandidate(visitor, share) ? active : serving.current
    },
    isCanary: () => Boolean(serving?.candidate),
    served,
    byNumber: (number) => served().find((one) => one.set.number === number) ?? null,
    watch: (onChange) => subscribe(listeners, onChange),
    watchStatus: (onChange) => subscribe(statusListeners, onChange),
    status: () => ({
      serves: serving && { set: serving.current.set.number, ...inEffect },
      failures: [wanted?.current, wanted?.candidate].flatMap((set) => {
        const preparation = set && preparations.get(keyOf(set))
        const failure = preparation?.failure ?? preparation?.active?.pool.problem
        if (!set || !failure) return []
        const { attempts, reason } = failure
        return [{ set: set.number, attempts, reason: reason.slice(0, 1000) }]
      }),
    }),
    async stop() {
      unwatch()
      const actives = [...preparations.values()].flatMap(({ active }) => active ?? [])
      for (const preparation of preparations.values()) preparation.stop()
      preparations.clear()
      await Promise.all(actives.map(letGo))
    },
  }
}

/** Not by number alone: a new registry starts at 1 again. */
const keyOf = ({ number, createdAt }: ReleaseSet) => `${number} ${createdAt}`

const isSame = (one: Serving | null, other: Serving | null) =>
  one?.current === other?.current &&
  one?.candidate?.active === other?.candidate?.active &&
  one?.candidate?.percent === other?.candidate?.percent

/** What a log says of a candidate that begins, gets another share, or ends. */
function candidateLines(before: Serving | null, now: Serving | null): string[] {
  const ended = before?.candidate
  const begun = now?.candidate
  const lines: string[] = []
  if (ended && ended.active !== begun?.active) {
    const { number } = ended.active.set
    const isPromoted = now?.current === ended.active
    const end = isPromoted ? 'it is current now, for everybody' : 'nobody gets it any more'
    lines.push(`set ${number} is no longer a candidate (it had ${ended.percent} %): ${end}`)
  }
  if (begun && (begun.active !== ended?.active || begun.percent !== ended.percent)) {
    const { number } = begun.active.set
    lines.push(`set ${number} is a candidate: ${begun.percent} % of visitors get it`)
  }
  return lines
}

function subscribe(listeners: Set<() => void>, onChange: () => void) {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
