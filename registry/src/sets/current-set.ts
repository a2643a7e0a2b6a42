import type { ReleaseSet } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { currentNumber, loadSet } from './sets.repository.ts'

/** The site as it is; null before the first set. */
export async function currentSet(db: Database): Promise<ReleaseSet | null> {
  const number = await currentNumber(db)
  return number === null ? null : loadSet(db, number)
}
