import type { SitePosition } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { loadSet } from '../sets/sets.repository.ts'
import { currentPosition } from './positions.repository.ts'

/** Where the site is, with the sets that visitors get; null before the first set. */
export async function sitePosition(db: Database): Promise<SitePosition | null> {
  const position = await currentPosition(db)
  if (!position) return null
  const candidate = position.candidate && (await loadSet(db, position.candidate.set))
  const current = await loadSet(db, position.current)
  if (current) return { position, current, candidate }
  throw new Error(`Position ${position.number} names set ${position.current}, which is not there.`)
}
