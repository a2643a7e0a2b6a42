import type { CanaryRequest, CandidateRequest, PercentRequest } from '@brightyard/contract/registry'
import {
  type DeploymentOutcome,
  type Refused,
  deploy,
  deployNewSet,
} from '../deployments/deploy.ts'
import type { RegistryContext } from '../registry-context.ts'
import { proposeSet } from '../sets/swap.ts'
import type { HaltFigures } from '@brightyard/contract/release'
import { brokenByHost } from '../sets/rollback.ts'
import { activeCanary } from './active-canary.ts'

/** Creates a new set, through the same gate as a swap, and gives it to some visitors. */
export async function beginCanary(
  context: RegistryContext,
  request: CanaryRequest,
  signal?: AbortSignal,
): Promise<DeploymentOutcome> {
  const proposed = await proposeSet(context, request, signal)
  if (proposed.kind !== 'proposed') return proposed
  const { before, set } = proposed
  // A canary needs a current set, so the first set cannot be one.
  if (!before) return { kind: 'unknown-set' }
  return deployNewSet(context, before, set, (number) => ({
    kind: 'canary',
    current: before.current,
    candidate: { set: number, percent: request.percent },
    frozen: null,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  }))
}

/** Makes the candidate the current set. */
export async function promote(
  context: RegistryContext,
  request: CandidateRequest,
): Promise<DeploymentOutcome> {
  const canary = await activeCanary(context.db, request.candidate)
  if ('kind' in canary) return canary
  const { deployment, candidate } = canary
  if (deployment.frozen) return { kind: 'frozen', freeze: deployment.frozen }
  const broken = await brokenByHost(context, candidate)
  if (broken.length > 0) return { kind: 'refused', verdicts: broken }
  return deploy(context, deployment, candidate.number, {
    kind: 'promote',
    current: candidate.number,
    candidate: null,
    frozen: null,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  })
}

/** Ends the canary. Works while the site is frozen, because nobody gets anything new. */
export async function halt(
  context: RegistryContext,
  request: CandidateRequest & { figures?: HaltFigures },
): Promise<DeploymentOutcome> {
  const canary = await activeCanary(context.db, request.candidate)
  if ('kind' in canary) return canary
  const { deployment } = canary
  return deploy(context, deployment, deployment.current, {
    kind: 'halt',
    current: deployment.current,
    candidate: null,
    frozen: deployment.frozen,
    actor: request.actor,
    reason: request.reason,
    figures: request.figures ?? null,
  })
}

/** Changes the share of visitors that get the candidate. */
export async function changePercent(
  context: RegistryContext,
  request: PercentRequest,
): Promise<DeploymentOutcome> {
  const canary = await activeCanary(context.db, request.candidate)
  if ('kind' in canary) return canary
  const { deployment, candidate, percent } = canary
  const isMore = request.percent > percent
  if (deployment.frozen && isMore) {
    return { kind: 'frozen', freeze: deployment.frozen } satisfies Refused
  }
  if (request.percent === percent) return { kind: 'unchanged', set: candidate, deployment }
  return deploy(context, deployment, candidate.number, {
    kind: 'percent',
    current: deployment.current,
    candidate: { set: candidate.number, percent: request.percent },
    frozen: deployment.frozen,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  })
}
