import type { BrowserOnlyRelease } from '@brightyard/contract/registry'
import type { ActiveSet } from '../sets/active-set.ts'
import type { Breakers } from './breakers.ts'
import { makersOf } from './page-address.ts'

const longestReason = 1000

type Why = Pick<BrowserOnlyRelease, 'reason' | 'since' | 'failsAlone'>

/** The releases of these sets whose pages are not rendered here, for the registry. The current set comes first. */
export function browserOnlyReleases(
  sets: readonly ActiveSet[],
  breakers: Pick<Breakers, 'openFor'>,
): BrowserOnlyRelease[] {
  const found = new Map<string, BrowserOnlyRelease>()
  const [current] = sets
  const note = ({ hostSet }: ActiveSet, remote: string, why: Why | null) => {
    const version = hostSet.remotes[remote]?.version
    if (version === undefined || !why || found.has(`${remote} ${version}`)) return
    const reason = why.reason.slice(0, longestReason)
    found.set(`${remote} ${version}`, { remote, version, ...why, reason })
  }
  for (const active of sets) {
    for (const remote of Object.keys(active.hostSet.remotes)) {
      note(active, remote, withoutBundle(active, remote, current))
      const { madeBy, releases } = makersOf(active.hostSet, remote)
      const open = breakers.openFor(releases, active)
      // The current set renders the same pages: so its cause is what the candidate has changed.
      const changed = [remote, ...madeBy].find((name) => hasChanged(name, active, current))
      note(active, (open?.failsAlone && changed) || remote, open)
    }
  }
  return [...found.values()]
}

const hasChanged = (remote: string, { hostSet }: ActiveSet, current: ActiveSet | undefined) =>
  current !== undefined &&
  current.hostSet.remotes[remote]?.version !== hostSet.remotes[remote]?.version

/** A bundle that did not evaluate, or did not let a process start. */
function withoutBundle(
  { pool }: ActiveSet,
  remote: string,
  current: ActiveSet | undefined,
): Why | null {
  const failure = pool.failures[remote]
  if (failure !== undefined) {
    const reason = `its bundle cannot be evaluated: ${failure}`
    const failsAlone = current !== undefined && current.pool.failures[remote] === undefined
    return { reason, since: pool.since, failsAlone }
  }
  const leftOut = pool.leftOut.get(remote)
  if (!leftOut) return null
  const reason = `its bundle does not let a render process start: ${leftOut.reason}`
  // A start that fails may be the machine's doing; what edges report of it as failures decides.
  return { reason, since: leftOut.since, failsAlone: false }
}
