import { agreedPages } from '@brightyard/release-files/rules'
import type { Database } from '../database/open-registry-database.ts'
import { currentSet } from '../deployments/current-deployment.ts'
import { claimPrefixes, prefixOwners } from './prefixes.repository.ts'

/** Before the first release, so that nobody takes an address of this site first. What a live site has comes before. */
export async function assignInitialPrefixes(db: Database): Promise<void> {
  if ((await prefixOwners(db)).size > 0) return
  const current = await currentSet(db)
  const live = Object.values(current?.remotes ?? {}).map(({ release }) => release.document)
  await claimPrefixes(db, [...live, ...agreedPages], { actor: 'registry', reason: 'Initial owner' })
}
