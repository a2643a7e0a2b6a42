import type { EdgeReport } from '@brightyard/contract/registry'
import type { Deployment } from '@brightyard/contract/release'
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
 * Takes back what no edge can serve: halts such a candidate, and goes back from a current set that no edge has ever
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
