import type { RegistryContext } from '../registry-context.ts'
import type { CheckResult, CheckRequest } from '@brightyard/contract/registry'
import type { Database } from '../database/open-registry-database.ts'
import { currentSet } from '../deployments/current-deployment.ts'
import { prefixOwners } from '../prefixes/prefixes.repository.ts'
import { loadSet } from '../sets/sets.repository.ts'
import { evaluateCandidate, type Candidate } from './evaluate-candidate.ts'
import { evaluateTogether } from './evaluate-together.ts'
import { runTrial } from './run-trial.ts'

/** The gate's verdict on releases, as if they were swapped together. Stores nothing. Null when there is no such set to check against. */
export async function checkReleases(
  context: RegistryContext,
  candidates: readonly Candidate[],
  against: CheckRequest['against'] = 'current',
  signal?: AbortSignal,
): Promise<CheckResult | null> {
  const current = await setFor(context.db, against)
  if (typeof against === 'number' && !current) return null
  const alone = await Promise.all(candidates.map((one) => evaluateCandidate(context, one)))
  const owners = await prefixOwners(context.db)
  const together = evaluateTogether(alone, { current, owners })
  const evaluated = await runTrial(context, together.candidates, current, {
    purpose: 'check',
    signal,
  })
  const verdicts = evaluated.map(({ verdict }) => verdict)
  return {
    accepted: verdicts.every(({ accepted }) => accepted),
    against: current?.number ?? null,
    verdicts,
  }
}

async function setFor(db: Database, against: CheckRequest['against']) {
  if (against === 'none') return null
  return against === 'current' ? currentSet(db) : loadSet(db, against)
}
