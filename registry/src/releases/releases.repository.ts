import type { StoredRelease } from '@brightyard/contract/release'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { releaseFiles, releases } from '../database/tables.ts'

export type StoredFile = Omit<typeof releaseFiles.$inferSelect, 'name' | 'version'>
export type ReleaseRow = typeof releases.$inferSelect

export const toStoredRelease = (row: ReleaseRow): StoredRelease => ({
  name: row.name,
  version: row.version,
  sourceUrl: row.sourceUrl,
  digest: row.digest,
  storedAt: row.storedAt.toISOString(),
  ...(row.prunedAt && { prunedAt: row.prunedAt.toISOString() }),
  document: row.document,
})

/** All releases with their files, in one write. False when that version was stored meanwhile. */
export function insertRelease(
  db: Database,
  row: ReleaseRow,
  files: readonly StoredFile[],
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const inserted = await tx
      .insert(releases)
      .values(row)
      .onConflictDoNothing()
      .returning({ name: releases.name })
    if (inserted.length === 0) return false
    const { name, version } = row
    await tx.insert(releaseFiles).values(files.map((file) => ({ ...file, name, version })))
    return true
  })
}

export async function findRelease(
  db: Database,
  name: string,
  version: string,
): Promise<StoredRelease | null> {
  const [row] = await db
    .select()
    .from(releases)
    .where(and(eq(releases.name, name), eq(releases.version, version)))
  return row ? toStoredRelease(row) : null
}

/** The newest first. */
export async function listReleases(
  db: Database,
  options: { name?: string | undefined; limit: number },
): Promise<StoredRelease[]> {
  const rows = await db
    .select()
    .from(releases)
    .where(options.name === undefined ? undefined : eq(releases.name, options.name))
    .orderBy(desc(releases.storedAt), releases.name, desc(releases.version))
    .limit(options.limit)
  return rows.map(toStoredRelease)
}

export async function findReleases(
  db: Database,
  names: readonly { name: string; version: string }[],
): Promise<StoredRelease[]> {
  if (names.length === 0) return []
  const versions = [...new Set(names.map(({ version }) => version))]
  const rows = await db.select().from(releases).where(inArray(releases.version, versions))
  return rows
    .filter((row) =>
      names.some(({ name, version }) => row.name === name && row.version === version),
    )
    .map(toStoredRelease)
}

/** Empty when they were pruned. */
export function listFiles(db: Database, name: string, version: string): Promise<StoredFile[]> {
  return db
    .select({
      path: releaseFiles.path,
      encoding: releaseFiles.encoding,
      blob: releaseFiles.blob,
      bytes: releaseFiles.bytes,
    })
    .from(releaseFiles)
    .innerJoin(
      releases,
      and(eq(releases.name, releaseFiles.name), eq(releases.version, releaseFiles.version)),
    )
    .where(and(eq(releases.name, name), eq(releases.version, version), isNull(releases.prunedAt)))
}
