import type { Verdict } from '@brightyard/contract/registry'
import type { ReleaseSet } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import type { Database } from '../database/open-registry-database.ts'
import type { RegistryContext } from '../registry-context.ts'
import type { SetContent } from '../sets/sets.repository.ts'
import { evaluateCandidate } from './evaluate-candidate.ts'
import { storeCandidate } from './publish.ts'
import { findPruned } from './retention.repository.ts'

/**
 * Fetches pruned releases of a set again from their origin; the verdicts name those that could not be
 * restored. The content is the same: the gate rejects anything else under that version.
 */
export async function restoreReleases(
  context: RegistryContext,
  { remotes }: ReleaseSet,
  actor: string,
): Promise<Verdict[]> {
  const named = Object.entries(remotes).map(([name, { release }]) => ({
    name,
    version: release.version,
  }))
  const refused: Verdict[] = []
  for (const { name, version, sourceUrl } of await findPruned(context.db, named)) {
    const candidate = await evaluateCandidate(context, { name, url: sourceUrl })
    const isThatVersion = candidate.verdict.version === version
    const outcome = isThatVersion ? await storeCandidate(context, candidate, actor) : null
    if (outcome?.kind === 'stored') continue
    const reasons = [...candidate.verdict.reasons, reason('release-pruned', { name, version })]
    refused.push({ ...candidate.verdict, name, version, accepted: false, reasons })
  }
  return refused
}

/** A fallback whose files were pruned is useless: the earlier set is restored without it. */
export async function withoutPrunedFallbacks(
  db: Database,
  content: SetContent,
): Promise<SetContent> {
  const fallbacks = Object.entries(content).flatMap(([name, { lastGoodVersion }]) =>
    lastGoodVersion === null ? [] : [{ name, version: lastGoodVersion }],
  )
  const pruned = await findPruned(db, fallbacks)
  const isPruned = (name: string, version: string | null) =>
    pruned.some((one) => one.name === name && one.version === version)
  return Object.fromEntries(
    Object.entries(content).map(([name, one]) => [
      name,
      isPruned(name, one.lastGoodVersion) ? { ...one, lastGoodVersion: null } : one,
    ]),
  )
}
