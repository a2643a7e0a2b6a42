import type { StoredRelease } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import type { RegistryContext } from '../registry-context.ts'
import type { PublishResult, PublishRequest, Verdict } from '@brightyard/contract/registry'
import { prefixOwners } from '../prefixes/prefixes.repository.ts'
import { currentSet } from '../deployments/current-deployment.ts'
import { evaluateCandidate, type EvaluatedCandidate } from './evaluate-candidate.ts'
import { evaluateTogether, withPrefixReasons } from './evaluate-together.ts'
import { runTrial } from './run-trial.ts'
import type { TrialOptions } from './trial-options.ts'

export type PublishOutcome =
  { kind: 'published'; answer: PublishResult } | { kind: 'refused'; verdict: Verdict }

/** Accepts and stores a release. Whether releases fit together is checked by the swap. */
export async function publishRelease(
  context: RegistryContext,
  request: Omit<PublishRequest, 'allowWithoutTrial'> & Omit<TrialOptions, 'purpose'>,
  /** Called with the remote's name once it is known; throws when the caller may not publish it. */
  mayPublish: (name: string) => void = () => undefined,
): Promise<PublishOutcome> {
  const current = await currentSet(context.db)
  const owners = await prefixOwners(context.db)
  const alone = withPrefixReasons(await evaluateCandidate(context, request), owners)
  if (alone.name !== null) mayPublish(alone.name)
  const [candidate = alone] = await runTrial(context, [alone], current, {
    ...request,
    purpose: 'publish',
  })
  const alreadyStored = candidate.stored !== null
  const outcome = await storeCandidate(context, candidate, request.actor)
  if (outcome.kind === 'refused') return outcome
  const [together] = evaluateTogether([candidate], { current, owners }).candidates
  return {
    kind: 'published',
    answer: {
      release: outcome.release,
      alreadyStored,
      inCurrentSet: together?.verdict.reasons ?? [],
    },
  }
}

export type StoreOutcome =
  { kind: 'stored'; release: StoredRelease } | { kind: 'refused'; verdict: Verdict }

/** Stores what the gate has accepted; a release that is already stored is written again, which repairs it. */
export async function storeCandidate(
  { store }: RegistryContext,
  { verdict, fetched, stored }: EvaluatedCandidate,
  actor: string,
): Promise<StoreOutcome> {
  if (!verdict.accepted) return { kind: 'refused', verdict }
  if (!fetched) return stored ? { kind: 'stored', release: stored } : { kind: 'refused', verdict }
  const release = await store.save({ ...fetched, storedBy: actor })
  if (release) return { kind: 'stored', release }
  const { name, version } = fetched.document
  const reasons = [reason('version-taken', { name, version })]
  return { kind: 'refused', verdict: { ...verdict, accepted: false, reasons } }
}
