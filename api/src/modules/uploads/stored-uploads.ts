import { randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { removedFiles, uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import type { Services } from '../../server/services.ts'
import { readBytes } from './read-file.ts'

type Stored = Pick<Services, 'db' | 'files' | 'lock'>

/** Of the minute in which the next run comes. */
const longest = 40_000

/** What decides whether the bytes that were read are still the file's. */
const digestOf = (db: Database, uploadId: number) =>
  db
    .select({
      digest: sql<
        string | null
      >`string_agg(md5(${uploadParts.data}), '' order by ${uploadParts.start})`,
    })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .then(([row]) => row?.digest ?? null)

/**
 * Moves whole files from the database into the store, where there is one. A file is in the database until the store has
 * it, so one that does not answer loses nothing: the next run goes on.
 */
export async function storeUploads(services: Stored) {
  if (!services.files) return
  const until = performance.now() + longest
  let last = 0
  while (performance.now() < until) {
    const [next] = await services.db
      .select({ id: uploads.id, kind: uploads.kind })
      .from(uploads)
      .where(and(isNotNull(uploads.kind), isNull(uploads.storedAs), gt(uploads.id, last)))
      .orderBy(asc(uploads.id))
      .limit(1)
    if (!next) return
    await storeUpload(services, next)
    last = next.id
  }
}

async function storeUpload(
  { db, files, lock }: Stored,
  { id, kind }: Pick<typeof uploads.$inferSelect, 'id' | 'kind'>,
) {
  const digest = await digestOf(db, id)
  if (!files || digest === null) return // removed meanwhile
  // Nobody guesses it, and no two writers have the same.
  const key = `uploads/${id}-${randomBytes(9).toString('base64url')}.${kind}`
  // Noted first: what a process that ends here has written is removed an hour later.
  await db.insert(removedFiles).values({ key, dueAt: inAnHour })
  await files.write(key, await readBytes({ db, files }, id), 'application/octet-stream')
  await db.transaction(async (tx) => {
    const [row] = await lock(tx.select().from(uploads).where(eq(uploads.id, id)))
    const isSame = row?.storedAs === null && (await digestOf(tx, id)) === digest
    const [kept] = isSame
      ? await tx.delete(removedFiles).where(eq(removedFiles.key, key)).returning()
      : []
    if (!kept) return
    await tx.update(uploads).set({ storedAs: key }).where(eq(uploads.id, id))
    await tx.delete(uploadParts).where(eq(uploadParts.uploadId, id))
  })
}

const inAnHour = sql`now() + interval '1 hour'`

/** Removes from the store what belongs to nothing any more. */
export async function removeStoredFiles({ db, files }: Stored) {
  if (!files) return
  const due = await db
    .select({ key: removedFiles.key })
    .from(removedFiles)
    .where(lte(removedFiles.dueAt, sql`now()`))
    .limit(1000)
  for (const { key } of due) {
    await files.remove(key)
    await db.delete(removedFiles).where(eq(removedFiles.key, key))
  }
}
