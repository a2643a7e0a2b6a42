import type { CanaryRequest } from '@brightyard/contract/registry'
import { deployNewSet, type DeploymentOutcome } from '../deployments/deploy.ts'
import type { RegistryContext } from '../registry-context.ts'
import { proposeSet } from '../sets/swap.ts'

/** Creates a new set, through the same gate as a swap, and gives it to some visitors. */
export async function beginCanary(
  context: RegistryContext,
  request: CanaryRequest,
): Promise<DeploymentOutcome> {
  const proposed = await proposeSet(context, request)
  if (proposed.kind !== 'proposed') return proposed
  const { before, set } = proposed
  // A canary runs beside a current set, so the first set cannot be one.
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
