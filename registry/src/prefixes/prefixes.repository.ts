import type {
  MovePrefixRequest,
  MovePrefixResult,
  PrefixOwner,
} from '@brightyard/contract/registry'
import { prefixOf } from '@brightyard/release-files/rules'
import { eq } from 'drizzle-orm'
import type { PageClaims, PrefixOwnership } from '../checks/prefixes.check.ts'
import type { Database } from '../database/open-registry-database.ts'
import { prefixes } from '../database/tables.ts'
import type { NewSet } from '../sets/sets.repository.ts'

const toPrefixOwner = (row: typeof prefixes.$inferSelect): PrefixOwner => ({
  ...row,
  since: row.since.toISOString(),
})

/** In order of the prefix. */
export async function listPrefixes(db: Database): Promise<PrefixOwner[]> {
  const rows = await db.select().from(prefixes).orderBy(prefixes.prefix)
  return rows.map(toPrefixOwner)
}

export async function prefixOwners(db: Database): Promise<PrefixOwnership> {
  const rows = await db.select({ prefix: prefixes.prefix, owner: prefixes.owner }).from(prefixes)
  return new Map(rows.map(({ prefix, owner }) => [prefix, owner]))
}

/** Gives free prefixes to the remotes that have pages under them; the others stay with their owners. */
export async function claimPrefixes(
  db: Database,
  claims: readonly PageClaims[],
  { actor, reason }: { actor: string; reason: string },
): Promise<void> {
  const since = new Date()
  const rows = new Map<string, typeof prefixes.$inferInsert>()
  for (const { name, routes } of claims) {
    for (const { path } of routes) {
      const prefix = prefixOf(path)
      if (!rows.has(prefix)) rows.set(prefix, { prefix, owner: name, since, actor, reason })
    }
  }
  if (rows.size > 0)
    await db
      .insert(prefixes)
      .values([...rows.values()])
      .onConflictDoNothing()
}

/** What changes owners with a set: given up by one of its releases and taken by another. */
export async function handOverPrefixes(
  db: Database,
  { handedOver, actor, reason }: Pick<NewSet, 'handedOver' | 'actor' | 'reason'>,
): Promise<void> {
  const since = new Date()
  for (const [prefix, owner] of handedOver ?? []) {
    const next = { owner, since, actor, reason }
    await db.update(prefixes).set(next).where(eq(prefixes.prefix, prefix))
  }
}

/** Gives a prefix to a remote. */
export function movePrefix(
  db: Database,
  { prefix, to, actor, reason }: MovePrefixRequest,
): Promise<MovePrefixResult> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(prefixes)
      .where(eq(prefixes.prefix, prefix))
      .for('update')
    const next = { owner: to, since: new Date(), actor, reason }
    await tx
      .insert(prefixes)
      .values({ prefix, ...next })
      .onConflictDoUpdate({ target: prefixes.prefix, set: next })
    return { from: before?.owner ?? null, owner: toPrefixOwner({ prefix, ...next }) }
  })
}
