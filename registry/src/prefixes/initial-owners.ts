import { accountPaths, contentPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import type { Database } from '../database/open-registry-database.ts'
import { currentSet } from '../deployments/current-deployment.ts'
import { claimPrefixes, prefixOwners } from './prefixes.repository.ts'

const ownerOf = (name: string, paths: Readonly<Record<string, { pattern: string }>>) => ({
  name,
  routes: Object.values(paths).map(({ pattern }) => ({ path: pattern })),
})

/** The addresses that this site's remotes agreed on. */
const agreed = [
  ownerOf('content', contentPaths),
  ownerOf('shop', shopPaths),
  ownerOf('account', accountPaths),
  ownerOf('talentbox', talentboxPaths),
]

/** Before the first release, so that nobody takes an address of this site first. What a live site has comes before. */
export async function assignInitialPrefixes(db: Database): Promise<void> {
  if ((await prefixOwners(db)).size > 0) return
  const current = await currentSet(db)
  const live = Object.values(current?.remotes ?? {}).map(({ release }) => release.document)
  await claimPrefixes(db, [...live, ...agreed], { actor: 'registry', reason: 'Initial owner' })
}
