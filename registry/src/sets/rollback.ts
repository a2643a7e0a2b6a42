import type { ReleaseSet } from '@brightyard/contract/release'
import type { RollbackRequest, Verdict } from '@brightyard/contract/registry'
import { checkShared } from '../checks/shared.check.ts'
import type { Database } from '../database/open-registry-database.ts'
import {
  currentConflict,
  deploy,
  deployNewSet,
  type DeploymentOutcome,
} from '../deployments/deploy.ts'
import { currentDeployment } from '../deployments/current-deployment.ts'
import type { RegistryContext } from '../registry-context.ts'
import { evaluateCandidate } from '../releases/evaluate-candidate.ts'
import { restoreReleases, withoutPrunedFallbacks } from '../releases/restore-releases.ts'
import { contentOf, loadSet } from './sets.repository.ts'
import { hasSameReleases, isUnexpected } from './swap.ts'

/**
 * Restores the content of an earlier set as a new set: history only grows. The releases keep
 * the fallbacks that they had then, so the replaced release is not the fallback of the next.
 * Ends a running canary.
 */
export async function rollBack(
  context: RegistryContext,
  request: RollbackRequest,
): Promise<DeploymentOutcome> {
  const { db } = context
  const site = await currentDeployment(db)
  if (isUnexpected(site?.current ?? null, request.expect)) return currentConflict(db)
  const target = request.to ?? (site && (await numberBefore(db, site.current)))
  const earlier = target ? await loadSet(db, target) : null
  const freeze = request.despiteFreeze ? null : site?.deployment.frozen
  if (freeze) return { kind: 'frozen', freeze, ...(earlier ? {} : { hasNoTarget: true }) }
  if (!site || !earlier) return { kind: 'unknown-set' }
  const { deployment, current } = site

  const broken = await brokenByHost(context, earlier)
  if (broken.length > 0) return { kind: 'refused', verdicts: broken }
  const lost = await restoreReleases(context, earlier, request.actor)
  if (lost.length > 0) return { kind: 'refused', verdicts: lost }
  const next = {
    kind: 'rollback' as const,
    candidate: null,
    frozen: deployment.frozen,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  }
  if (hasSameReleases(contentOf(current), contentOf(earlier))) {
    if (!deployment.candidate) return { kind: 'unchanged', set: current, deployment }
    return deploy(context, deployment, current.number, { ...next, current: current.number })
  }
  const set = {
    previous: current.number,
    actor: request.actor,
    reason: request.reason,
    restores: earlier.number,
    content: await withoutPrunedFallbacks(db, contentOf(earlier)),
  }
  return deployNewSet(context, deployment, set, (number) => ({ ...next, current: number }))
}

/** The host may have changed since a set was accepted: a missing shared package would break in every browser. */
export async function brokenByHost(
  context: RegistryContext,
  { remotes }: ReleaseSet,
): Promise<Verdict[]> {
  const broken = Object.values(remotes).filter(
    ({ release }) => checkShared(release.document, context.provided).length > 0,
  )
  const evaluated = await Promise.all(
    broken.map(({ release: { name, version } }) => evaluateCandidate(context, { name, version })),
  )
  return evaluated.map(({ verdict }) => verdict)
}

/** A second rollback goes further back, not forward to what the first one replaced. */
async function numberBefore(
  db: Database,
  current: { previous: number | null; restores?: number | undefined },
): Promise<number | null> {
  if (current.restores === undefined) return current.previous
  const restored = await loadSet(db, current.restores)
  return restored && numberBefore(db, restored)
}
