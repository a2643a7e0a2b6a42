import type { ReleaseSet } from '@brightyard/contract/release'
import { desc, eq, inArray, max } from 'drizzle-orm'
import type { PrefixOwnership } from '../checks/prefixes.check.ts'
import type { Database } from '../database/open-registry-database.ts'
import { setRemotes, sets } from '../database/tables.ts'
import { findPruned } from '../releases/retention.repository.ts'
import { findReleases } from '../releases/releases.repository.ts'
import type { SetSummary } from '@brightyard/contract/registry'

/** Version by remote, with the one to fall back to. */
export type SetContent = Readonly<
  Record<string, { version: string; lastGoodVersion: string | null }>
>

export interface NewSet {
  /** The current set that the decision was made on; null for the first. */
  previous: number | null
  actor: string
  reason: string
  restores: number | null
  content: SetContent
  /** Prefixes of addresses that change their owner with it. */
  handedOver?: PrefixOwnership
}

/**
 * Writes the next set; null when another one was written meanwhile. Must run in the transaction of the deployment that
 * references it.
 */
export async function insertSet(tx: Database, set: NewSet): Promise<number | null> {
  const [newest] = await tx.select({ number: max(sets.number) }).from(sets)
  const number = (newest?.number ?? 0) + 1
  const inserted = await tx
    .insert(sets)
    .values({
      number,
      previous: set.previous,
      createdAt: new Date(),
      actor: set.actor,
      reason: set.reason,
      restores: set.restores,
    })
    .onConflictDoNothing()
    .returning({ number: sets.number })
  if (inserted.length === 0) return null
  const rows = Object.entries(set.content).map(([name, one]) => ({ set: number, name, ...one }))
  // Pruned since the evaluation: the insert above blocks pruning until this transaction ends.
  if ((await findPruned(tx, rows)).length > 0) return null
  if (rows.length > 0) await tx.insert(setRemotes).values(rows)
  return number
}

/** Sets never change, so each is read once. */
const loaded = new WeakMap<Database, Map<number, ReleaseSet>>()

export async function loadSet(db: Database, number: number): Promise<ReleaseSet | null> {
  const cache = loaded.get(db) ?? new Map<number, ReleaseSet>()
  loaded.set(db, cache)
  const cached = cache.get(number)
  if (cached) return cached
  const set = await readSet(db, number)
  if (set) cache.set(number, set)
  if (cache.size > maxInMemory) cache.delete(Math.min(...cache.keys()))
  return set
}
const maxInMemory = 20

async function readSet(db: Database, number: number): Promise<ReleaseSet | null> {
  const [row] = await db.select().from(sets).where(eq(sets.number, number))
  if (!row) return null
  const members = await db.select().from(setRemotes).where(eq(setRemotes.set, number))
  const wanted = members.flatMap(({ name, version, lastGoodVersion }) => [
    { name, version },
    ...(lastGoodVersion === null ? [] : [{ name, version: lastGoodVersion }]),
  ])
  const stored = new Map(
    (await findReleases(db, wanted)).map((one) => [`${one.name}/${one.version}`, one]),
  )
  const remotes: ReleaseSet['remotes'] = {}
  for (const { name, version, lastGoodVersion } of members.toSorted(byName)) {
    const release = stored.get(`${name}/${version}`)
    if (!release) throw new Error(`Set ${number} names ${name} ${version}, which is not stored.`)
    remotes[name] = { release, lastKnownGood: stored.get(`${name}/${lastGoodVersion}`) ?? null }
  }
  return {
    number: row.number,
    previous: row.previous,
    createdAt: row.createdAt.toISOString(),
    actor: row.actor,
    reason: row.reason,
    ...(row.restores === null ? {} : { restores: row.restores }),
    remotes,
  }
}

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

/** The newest first. */
export async function listSets(db: Database, limit: number): Promise<SetSummary[]> {
  const rows = await db.select().from(sets).orderBy(desc(sets.number)).limit(limit)
  if (rows.length === 0) return []
  const members = await db
    .select()
    .from(setRemotes)
    .where(
      inArray(
        setRemotes.set,
        rows.map(({ number }) => number),
      ),
    )
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    versions: Object.fromEntries(
      members
        .filter(({ set }) => set === row.number)
        .toSorted(byName)
        .map(({ name, version }) => [name, version]),
    ),
  }))
}

export const contentOf = (set: ReleaseSet | null): SetContent =>
  Object.fromEntries(
    Object.entries(set?.remotes ?? {}).map(([name, { release, lastKnownGood }]) => [
      name,
      { version: release.version, lastGoodVersion: lastKnownGood?.version ?? null },
    ]),
  )
