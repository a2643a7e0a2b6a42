import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import type { FileStore } from '../../files/file-store.ts'

/** A file's bytes are in the database until they are in the store, which is where `storedAs` says. */
export interface Shelves {
  db: Database
  files: FileStore | null
}

export const readBytes = (shelves: Shelves, uploadId: number) => readPart(shelves, uploadId)

/** In one statement, so that a file that is being moved is seen in one place. */
async function readPart(
  { db, files }: Shelves,
  uploadId: number,
  range?: { from: number; to: number },
) {
  const within = range && [
    lte(uploadParts.start, range.to),
    gt(sql`${uploadParts.start} + octet_length(${uploadParts.data})`, range.from),
  ]
  const rows = await db
    .select({ storedAs: uploads.storedAs, start: uploadParts.start, data: uploadParts.data })
    .from(uploads)
    .leftJoin(uploadParts, and(eq(uploadParts.uploadId, uploads.id), ...(within ?? [])))
    .where(eq(uploads.id, uploadId))
    .orderBy(asc(uploadParts.start))
  const storedAs = rows[0]?.storedAs
  if (storedAs) {
    const bytes = await files?.read(storedAs, range)
    if (!bytes) throw new Error(`The store of FILES_URL has no ${storedAs}.`)
    return bytes
  }
  return Buffer.concat(
    rows.flatMap(({ start, data }) => {
      if (start === null || data === null) return []
      return range ? data.subarray(Math.max(0, range.from - start), range.to - start + 1) : data
    }),
  )
}

/** The bytes from one place to another, both included. */
export const readFileRange = (shelves: Shelves, id: number, from: number, to: number) =>
  readPart(shelves, id, { from, to })
