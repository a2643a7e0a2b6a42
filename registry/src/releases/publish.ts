import type { StoredRelease } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import type { RegistryContext } from '../registry-context.ts'
import type { PublishResult, PublishRequest, Verdict } from '@brightyard/contract/registry'
import { currentSet } from '../sets/current-set.ts'
import { evaluateCandidate, type EvaluatedCandidate } from './evaluate-candidate.ts'
import { evaluateTogether } from './evaluate-together.ts'
import { runTrial, type TrialOptions } from './run-trial.ts'

export type PublishOutcome =
  { kind: 'published'; answer: PublishResult } | { kind: 'refused'; verdict: Verdict }

/** Lets a release in and keeps it. Which releases go together is a question for the swap. */
export async function publishRelease(
  context: RegistryContext,
  request: Omit<PublishRequest, 'allowWithoutTrial'> & TrialOptions,
  /** Called with the remote's name once that is known: throws when the caller may not publish it. */
  mayPublish: (name: string) => void = () => undefined,
): Promise<PublishOutcome> {
  const current = await currentSet(context.db)
  const alone = await evaluateCandidate(context, request)
  if (alone.name !== null) mayPublish(alone.name)
  const [candidate = alone] = await runTrial(context, [alone], current, request)
  const alreadyStored = candidate.kept !== null
  const outcome = await storeCandidate(context, candidate, request.actor)
  if (outcome.kind === 'refused') return outcome
  const [together] = evaluateTogether([candidate], current).candidates
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
  { kind: 'kept'; release: StoredRelease } | { kind: 'refused'; verdict: Verdict }

/** Keeps what the gate has accepted; a release that is kept already is written again, which repairs it. */
export async function storeCandidate(
  { store }: RegistryContext,
  { verdict, fetched, kept }: EvaluatedCandidate,
  actor: string,
): Promise<StoreOutcome> {
  if (!verdict.accepted) return { kind: 'refused', verdict }
  if (!fetched) return kept ? { kind: 'kept', release: kept } : { kind: 'refused', verdict }
  const release = await store.keep({ ...fetched, storedBy: actor })
  if (release) return { kind: 'kept', release }
  const { name, version } = fetched.document
  const reasons = [reason('version-taken', { name, version })]
  return { kind: 'refused', verdict: { ...verdict, accepted: false, reasons } }
}
