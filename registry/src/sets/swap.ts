import type { Deployment, ReleaseSet } from '@brightyard/contract/release'
import type { SwapRequest } from '@brightyard/contract/registry'
import {
  currentConflict,
  deployNewSet,
  type DeploymentOutcome,
  type Refused,
} from '../deployments/deploy.ts'
import { currentDeployment } from '../deployments/current-deployment.ts'
import { prefixOwners } from '../prefixes/prefixes.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { evaluateCandidate, type Candidate } from '../releases/evaluate-candidate.ts'
import { evaluateTogether } from '../releases/evaluate-together.ts'
import { storeCandidate } from '../releases/publish.ts'
import { runTrial } from '../releases/run-trial.ts'
import { contentOf, type NewSet, type SetContent } from './sets.repository.ts'

/**
 * Creates one new set with all these releases, for everybody. They are evaluated against the rest of the proposed
 * set; if something else is deployed meanwhile, the evaluation is void and the swap refused.
 */
export async function swapReleases(
  context: RegistryContext,
  request: SwapRequest,
  signal?: AbortSignal,
): Promise<DeploymentOutcome> {
  const proposed = await proposeSet(context, request, signal)
  if (proposed.kind !== 'proposed') return proposed
  const { before, set } = proposed
  return deployNewSet(context, before, set, (number) => ({
    kind: 'swap',
    current: number,
    candidate: null,
    frozen: null,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  }))
}

export type Proposal =
  | { kind: 'proposed'; before: Deployment | null; set: NewSet }
  | { kind: 'unchanged'; set: ReleaseSet; deployment: Deployment }
  | Refused

/** The requested set, evaluated and with its releases stored, but not written yet. Once the trial is over it goes through. */
export async function proposeSet(
  context: RegistryContext,
  request: SwapRequest,
  signal?: AbortSignal,
): Promise<Proposal> {
  const site = await currentDeployment(context.db)
  const current = site?.current ?? null
  if (isUnexpected(current, request.expect)) return currentConflict(context.db)
  const blocked = site && blockedBy(site.deployment)
  if (blocked) return blocked
  const unknown = request.remove.find((name) => !current?.remotes[name])
  if (unknown !== undefined) return { kind: 'unknown-remote', name: unknown }

  const candidates = Object.entries(request.remotes).map(([name, choice]): Candidate => ({
    name,
    ...choice,
  }))
  const alone = await Promise.all(candidates.map((one) => evaluateCandidate(context, one)))
  const owners = await prefixOwners(context.db)
  const {
    candidates: inSet,
    removals,
    handedOver,
  } = evaluateTogether(alone, { current, owners, removed: request.remove })
  const together = await runTrial(context, inSet, current, {
    purpose: 'swap',
    signal,
    removed: request.remove,
    allowWithoutTrial: request.allowWithoutTrial,
  })
  const verdicts = [...together.map(({ verdict }) => verdict), ...removals]
  if (verdicts.some(({ accepted }) => !accepted)) return { kind: 'refused', verdicts }

  const content: Record<string, SetContent[string]> = { ...contentOf(current) }
  for (const name of request.remove) delete content[name]
  for (const candidate of together) {
    const outcome = await storeCandidate(context, candidate, request.actor)
    if (outcome.kind === 'refused') return { kind: 'refused', verdicts: [outcome.verdict] }
    const { name, version } = outcome.release
    const before = current?.remotes[name]
    content[name] =
      before && before.release.version === version
        ? { version, lastGoodVersion: before.lastKnownGood?.version ?? null }
        : { version, lastGoodVersion: before?.release.version ?? null }
  }
  if (site && hasSameReleases(contentOf(site.current), content)) {
    return { kind: 'unchanged', set: site.current, deployment: site.deployment }
  }
  const set: NewSet = {
    previous: current?.number ?? null,
    actor: request.actor,
    reason: request.reason,
    restores: null,
    content,
    handedOver,
  }
  return { kind: 'proposed', before: site?.deployment ?? null, set }
}

/** What blocks new releases: a freeze, or a canary whose figures they would distort. */
function blockedBy({ frozen, candidate }: Deployment): Refused | null {
  if (frozen) return { kind: 'frozen', freeze: frozen }
  return candidate && { kind: 'canary-running', share: candidate }
}

export const isUnexpected = (current: ReleaseSet | null, expect: number | undefined) =>
  expect !== undefined && expect !== (current?.number ?? 0)

export function hasSameReleases(one: SetContent, other: SetContent): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => one[name]?.version === other[name]?.version)
}
