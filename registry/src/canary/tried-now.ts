import type { Position, ReleaseSet } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { conflictNow, type Refused } from '../positions/move.ts'
import { sitePosition } from '../positions/site-position.ts'

export interface Tried {
  position: Position
  current: ReleaseSet
  candidate: ReleaseSet
  percent: number
}

/** The candidate that some visitors get; a refusal where there is none, or another than the caller means. */
export async function triedNow(db: Database, expected?: number): Promise<Tried | Refused> {
  const site = await sitePosition(db)
  if (!site?.candidate || !site.position.candidate) return { kind: 'no-canary' }
  const { position, current, candidate } = site
  if (expected !== undefined && expected !== candidate.number) return conflictNow(db)
  return { position, current, candidate, percent: site.position.candidate.percent }
}

/** The remotes whose release a visitor of the candidate gets and others do not. */
export function changedRemotes({ current, candidate }: Pick<Tried, 'current' | 'candidate'>) {
  const names = new Set([...Object.keys(current.remotes), ...Object.keys(candidate.remotes)])
  return [...names].filter(
    (name) => current.remotes[name]?.release.version !== candidate.remotes[name]?.release.version,
  )
}
