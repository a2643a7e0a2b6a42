import type { Verdict } from '@brightyard/contract/registry'
import type { ReleaseSet } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import type { Database } from '../database/open-registry-database.ts'
import type { RegistryContext } from '../registry-context.ts'
import type { SetContent } from '../sets/sets.repository.ts'
import { judgeCandidate } from './judge-candidate.ts'
import { keepCandidate } from './publish.ts'
import { findGone } from './retention.repository.ts'

/**
 * Fetches what was tidied away of a set from where it came from; the verdicts say what could not be brought
 * back. It is what it was: the gate lets nothing else in under that version.
 */
export async function reviveReleases(
  context: RegistryContext,
  { remotes }: ReleaseSet,
  actor: string,
): Promise<Verdict[]> {
  const named = Object.entries(remotes).map(([name, { release }]) => ({
    name,
    version: release.version,
  }))
  const refused: Verdict[] = []
  for (const { name, version, sourceUrl } of await findGone(context.db, named)) {
    const candidate = await judgeCandidate(context, { name, url: sourceUrl })
    const isThatVersion = candidate.verdict.version === version
    const outcome = isThatVersion ? await keepCandidate(context, candidate, actor) : null
    if (outcome?.kind === 'kept') continue
    const reasons = [...candidate.verdict.reasons, reason('release-gone', { name, version })]
    refused.push({ ...candidate.verdict, name, version, accepted: false, reasons })
  }
  return refused
}

/** A fallback whose files are gone is none: the earlier set is made again without it. */
export async function withoutGoneFallbacks(db: Database, content: SetContent): Promise<SetContent> {
  const fallbacks = Object.entries(content).flatMap(([name, { lastGoodVersion }]) =>
    lastGoodVersion === null ? [] : [{ name, version: lastGoodVersion }],
  )
  const gone = await findGone(db, fallbacks)
  const isGone = (name: string, version: string | null) =>
    gone.some((one) => one.name === name && one.version === version)
  return Object.fromEntries(
    Object.entries(content).map(([name, one]) => [
      name,
      isGone(name, one.lastGoodVersion) ? { ...one, lastGoodVersion: null } : one,
    ]),
  )
}
