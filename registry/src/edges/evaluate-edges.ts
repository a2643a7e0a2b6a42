import type { BrowserOnlyRelease, EdgeReport } from '@brightyard/contract/registry'
import type { Deployment, ReleaseSet } from '@brightyard/contract/release'
import { activeCanary, changedRemotes } from '../canary/active-canary.ts'
import { halt } from '../canary/change-canary.ts'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import { listDeployments } from '../deployments/deployments.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { rollBack } from '../sets/rollback.ts'
import { findServed, listLiveEdges } from './edges.repository.ts'

/** One failure may be a busy machine. */
const attemptsThatCount = 2
const actor = 'registry'

/**
 * Takes back what no edge can serve: halts such a candidate, and one that an edge cannot render; and goes back from a current set that no edge has ever
 * served to the last one that was; a freeze forbids that. Null when there is nothing to do. docs/decisions/0026-edges-report.md says why so.
 */
export async function evaluateEdges(
  context: RegistryContext,
  deployment: Deployment,
  now: Date,
): Promise<DeploymentOutcome | null> {
  const { db } = context
  const live = (await listLiveEdges(db, now)).map(({ report }) => report)
  const candidate = deployment.candidate?.set
  if (candidate !== undefined && allFail(live, candidate)) {
    return halt(context, { actor, reason: reasonOf(live, candidate), candidate })
  }
  const unrendered = candidate === undefined ? null : await failsAlone(context, live, candidate)
  if (candidate !== undefined && unrendered !== null) {
    return halt(context, { actor, reason: unrendered, candidate })
  }
  const { current } = deployment
  if (!allFail(live, current)) return null
  const target = await lastServed(context, deployment)
  if (target === null) return null
  return rollBack(context, {
    to: target,
    actor,
    reason: reasonOf(live, current),
    expect: current,
    despiteFreeze: false,
  })
}

const failureOf = ({ failures }: EdgeReport, set: number) =>
  failures.find((one) => one.set === set && one.attempts >= attemptsThatCount)

const allFail = (live: readonly EdgeReport[], set: number) =>
  live.length > 0 &&
  live.every((edge) => edge.serves?.set !== set && failureOf(edge, set) !== undefined)

function reasonOf(live: readonly EdgeReport[], set: number): string {
  const [first] = live.flatMap((edge) => failureOf(edge, set) ?? [])
  return `No edge could prepare set ${set}: ${first?.reason ?? ''}`.slice(0, 1000)
}

/**
 * Why the candidate is halted: an edge renders pages with the current set's release that fail with the candidate's. One
 * edge is enough, because it has compared both itself. Null where none has.
 */
async function failsAlone(
  { db }: RegistryContext,
  live: readonly EdgeReport[],
  candidate: number,
): Promise<string | null> {
  if (!live.some(({ browserOnly }) => browserOnly.some((one) => one.failsAlone))) return null
  const canary = await activeCanary(db, candidate)
  if ('kind' in canary) return null
  const changed = changedRemotes(canary)
  const isOf = (set: ReleaseSet, { remote, version }: BrowserOnlyRelease) =>
    changed.includes(remote) && set.remotes[remote]?.release.version === version
  for (const { name, browserOnly } of live) {
    const ofCurrent = browserOnly.filter((one) => isOf(canary.current, one))
    const found = browserOnly.find(
      (one) =>
        one.failsAlone &&
        isOf(canary.candidate, one) &&
        !ofCurrent.some(({ remote }) => remote === one.remote),
    )
    if (!found) continue
    const { remote, version, reason } = found
    const what = `${name} cannot render ${remote} ${version}, but can with set ${canary.current.number}`
    return `${what}: ${reason}`.slice(0, 1000)
  }
  return null
}

/**
 * The set that was current before and has been served; null where going back would be wrong: an edge has served the
 * current one, so it is the edge that changed, or the registry itself made it by going back.
 */
async function lastServed(
  { db }: RegistryContext,
  { current }: Deployment,
): Promise<number | null> {
  const history = await listDeployments(db, 500)
  const origin = history.findLast((one) => one.current === current)
  if (origin?.actor === actor) return null
  const numbers = [...new Set(history.map((one) => one.current))]
  const served = await findServed(db, numbers)
  if (served.has(current)) return null
  return numbers.find((number) => served.has(number)) ?? null
}
