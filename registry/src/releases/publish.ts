import type { KeptRelease } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import type { RegistryContext } from '../registry-context.ts'
import type { PublishAnswer, PublishRequest, Verdict } from '@brightyard/contract/registry'
import { currentSet } from '../sets/current-set.ts'
import { judgeCandidate, type JudgedCandidate } from './judge-candidate.ts'
import { judgeTogether } from './judge-together.ts'
import { tryCandidates, type TrialOptions } from './try-candidates.ts'

export type PublishOutcome =
  { kind: 'published'; answer: PublishAnswer } | { kind: 'refused'; verdict: Verdict }

/** Lets a release in and keeps it. Which releases go together is a question for the swap. */
export async function publishRelease(
  context: RegistryContext,
  request: Omit<PublishRequest, 'allowUntried'> & TrialOptions,
  /** Called with the remote's name once that is known: throws when the caller may not publish it. */
  mayPublish: (name: string) => void = () => undefined,
): Promise<PublishOutcome> {
  const current = await currentSet(context.db)
  const alone = await judgeCandidate(context, request)
  if (alone.name !== null) mayPublish(alone.name)
  const [candidate = alone] = await tryCandidates(context, [alone], current, request)
  const alreadyKept = candidate.kept !== null
  const outcome = await keepCandidate(context, candidate, request.actor)
  if (outcome.kind === 'refused') return outcome
  const [together] = judgeTogether([candidate], current).candidates
  return {
    kind: 'published',
    answer: {
      release: outcome.release,
      alreadyKept,
      inCurrentSet: together?.verdict.reasons ?? [],
    },
  }
}

export type KeepOutcome =
  { kind: 'kept'; release: KeptRelease } | { kind: 'refused'; verdict: Verdict }

/** Keeps what the gate has accepted; a release that is kept already is written again, which repairs it. */
export async function keepCandidate(
  { store }: RegistryContext,
  { verdict, fetched, kept }: JudgedCandidate,
  actor: string,
): Promise<KeepOutcome> {
  if (!verdict.accepted) return { kind: 'refused', verdict }
  if (!fetched) return kept ? { kind: 'kept', release: kept } : { kind: 'refused', verdict }
  const release = await store.keep({ ...fetched, keptBy: actor })
  if (release) return { kind: 'kept', release }
  const { name, version } = fetched.document
  const reasons = [reason('version-taken', { name, version })]
  return { kind: 'refused', verdict: { ...verdict, accepted: false, reasons } }
}
