import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  sql,
} from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { deployments, releaseFiles, releases, setRemotes, sets } from '../database/tables.ts'

export interface NamedRelease {
  name: string
  version: string
}

/**
 * Releases stored before `cutoff` that no set references which visitors got, or could have rolled back to,
 * since then. Sets stay locked until the transaction ends, so no new set can reference them meanwhile.
 */
export async function findUnreferenced(tx: Database, cutoff: Date): Promise<NamedRelease[]> {
  await tx.execute(sql`lock table ${sets} in share mode`)
  const members = await tx
    .select()
    .from(setRemotes)
    .where(inArray(setRemotes.set, await recentSets(tx, cutoff)))
  const needed = new Set(
    members.flatMap(({ name, version, lastGoodVersion }) => [
      `${name}/${version}`,
      `${name}/${lastGoodVersion}`,
    ]),
  )
  const old = await tx
    .select({ name: releases.name, version: releases.version })
    .from(releases)
    .where(and(isNull(releases.prunedAt), lt(releases.storedAt, cutoff)))
    .orderBy(releases.name, releases.version)
  return old.filter(({ name, version }) => !needed.has(`${name}/${version}`))
}

/** Sets created since, and those that visitors got since, however old they are. */
async function recentSets(tx: Database, cutoff: Date): Promise<number[]> {
  const made = await tx.select({ number: sets.number }).from(sets).where(gt(sets.createdAt, cutoff))
  const since = await tx.select().from(deployments).where(gt(deployments.at, cutoff))
  // The deployment at the cutoff was still in effect afterwards.
  const before = await tx
    .select()
    .from(deployments)
    .where(lte(deployments.at, cutoff))
    .orderBy(desc(deployments.number))
    .limit(1)
  const shown = [...since, ...before].flatMap(({ current, candidate }) =>
    candidate === null ? [current] : [current, candidate],
  )
  return [...new Set([...made.map(({ number }) => number), ...shown])]
}

export async function markPruned(tx: Database, pruned: readonly NamedRelease[], at: Date) {
  for (const { name, version } of pruned) {
    await tx
      .update(releases)
      .set({ prunedAt: at })
      .where(and(eq(releases.name, name), eq(releases.version, version)))
  }
}

/** The files of a release exist again. */
export async function markStored(db: Database, { name, version }: NamedRelease): Promise<void> {
  await db
    .update(releases)
    .set({ prunedAt: null })
    .where(
      and(eq(releases.name, name), eq(releases.version, version), isNotNull(releases.prunedAt)),
    )
}

/** The releases whose files were pruned. */
export async function findPruned(
  db: Database,
  named: readonly NamedRelease[],
): Promise<(NamedRelease & { sourceUrl: string })[]> {
  const wanted = new Set(named.map(({ name, version }) => `${name}/${version}`))
  const pruned = await db
    .select({ name: releases.name, version: releases.version, sourceUrl: releases.sourceUrl })
    .from(releases)
    .where(isNotNull(releases.prunedAt))
  return pruned.filter(({ name, version }) => wanted.has(`${name}/${version}`))
}

/** Blobs that only pruned releases, or those in `going`, reference; with their sizes. */
export async function findUnusedBlobs(
  db: Database,
  going: readonly NamedRelease[] = [],
): Promise<{ blob: string; bytes: number }[]> {
  const isGoing = going.map(
    ({ name, version }) => sql`(${releases.name} = ${name} and ${releases.version} = ${version})`,
  )
  const isPruned = sql.join([isNotNull(releases.prunedAt), ...isGoing], sql` or `)
  const used = db
    .select({ blob: releaseFiles.blob })
    .from(releaseFiles)
    .innerJoin(releases, isOwner)
    .where(sql`not (${isPruned})`)
  return db
    .selectDistinct({ blob: releaseFiles.blob, bytes: releaseFiles.bytes })
    .from(releaseFiles)
    .innerJoin(releases, isOwner)
    .where(and(sql`(${isPruned})`, notInArray(releaseFiles.blob, used)))
}

const isOwner = and(
  eq(releaseFiles.name, releases.name),
  eq(releaseFiles.version, releases.version),
)
