import type { RegistryContext } from '../registry-context.ts'
import type { CheckAnswer } from '@brightyard/contract/registry'
import { currentSet } from '../sets/current-set.ts'
import { judgeCandidate, type Candidate } from './judge-candidate.ts'
import { judgeTogether } from './judge-together.ts'
import { tryCandidates } from './try-candidates.ts'

/** The gate's verdict on releases, as if they were swapped in together. Keeps nothing. */
export async function checkReleases(
  context: RegistryContext,
  candidates: readonly Candidate[],
): Promise<CheckAnswer> {
  const current = await currentSet(context.db)
  const alone = await Promise.all(candidates.map((one) => judgeCandidate(context, one)))
  const tried = await tryCandidates(context, judgeTogether(alone, current).candidates, current)
  const verdicts = tried.map(({ verdict }) => verdict)
  return {
    accepted: verdicts.every(({ accepted }) => accepted),
    against: current?.number ?? null,
    verdicts,
  }
}
