import type { RegistryContext } from '../registry-context.ts'
import type { CheckAnswer } from '@brightyard/contract/registry'
import { currentSet } from '../sets/current-set.ts'
import { judgeCandidate, judgeTogether, type Candidate } from './judge-candidate.ts'

/** The gate's verdict on releases, as if they were swapped in together. Keeps nothing. */
export async function checkReleases(
  context: RegistryContext,
  candidates: readonly Candidate[],
): Promise<CheckAnswer> {
  const current = await currentSet(context.db)
  const alone = await Promise.all(candidates.map((one) => judgeCandidate(context, one)))
  const verdicts = judgeTogether(alone, current).map(({ verdict }) => verdict)
  return {
    accepted: verdicts.every(({ accepted }) => accepted),
    against: current?.number ?? null,
    verdicts,
  }
}
