import type { ReleaseSet } from '@brightyard/contract/release'
import { desc, eq, inArray, max } from 'drizzle-orm'
import type { PrefixOwnership } from '../checks/prefixes.check.ts'
import type { Database } from '../database/open-registry-database.ts'
import { deployments, setRemotes, sets } from '../database/tables.ts'
import { latestDeployment } from '../deployments/deployments.repository.ts'
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
  const numbers = rows.map(({ number }) => number)
  const members = await db.select().from(setRemotes).where(inArray(setRemotes.set, numbers))
  const stateOf = await readStates(db, numbers)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    ...stateOf(row.number),
    versions: Object.fromEntries(
      members
        .filter(({ set }) => set === row.number)
        .toSorted(byName)
        .map(({ name, version }) => [name, version]),
    ),
  }))
}

/** What became of these sets: only a candidate can exist without ever having been current. */
async function readStates(db: Database, numbers: readonly number[]) {
  const latest = await latestDeployment(db)
  const rows = await db
    .selectDistinct({ set: deployments.current })
    .from(deployments)
    .where(inArray(deployments.current, [...numbers]))
  const onceCurrent = new Set(rows.map(({ set }) => set))
  return (number: number): Pick<SetSummary, 'state' | 'percent'> => {
    if (latest?.candidate?.set === number) {
      return { state: 'candidate', percent: latest.candidate.percent }
    }
    if (latest?.current === number) return { state: 'current', percent: null }
    return { state: onceCurrent.has(number) ? 'earlier' : 'halted', percent: null }
  }
}

export const contentOf = (set: ReleaseSet | null): SetContent =>
  Object.fromEntries(
    Object.entries(set?.remotes ?? {}).map(([name, { release, lastKnownGood }]) => [
      name,
      { version: release.version, lastGoodVersion: lastKnownGood?.version ?? null },
    ]),
  )
