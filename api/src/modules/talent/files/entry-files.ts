import { entryUploadPath } from '@brightyard/contract'
import type { EntryFile, EntryFileKind, EntryUpload, UploadKind } from '@brightyard/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import { stableFileToken } from '../../../server/file-link.ts'

export const entryFilePath = '/vendor/api/talentbox/files/'

/** For addresses that this reader may open: with a signature, or open where everybody sees the entry. */
export type Reader = { secret: string; now: Date } | 'everybody'

const kinds: Record<UploadKind, EntryFileKind> = {
  jpg: 'picture',
  png: 'picture',
  webp: 'picture',
  mp4: 'video',
  mp3: 'audio',
  m4a: 'audio',
  pdf: 'pdf',
}
export const entryKindOf = (kind: UploadKind): EntryFileKind => kinds[kind]

const receivedOf = sql<number>`(select coalesce(sum(octet_length(p.data)), 0)
  from ${uploadParts} p where p.upload_id = ${uploads.id})`.mapWith(Number)

/** Complete or not, by entry, in the order in which they were begun. */
export async function uploadsOf(
  db: Database,
  entryIds: readonly number[],
  reader: Reader,
): Promise<ReadonlyMap<number, EntryUpload[]>> {
  const found = new Map<number, EntryUpload[]>()
  if (entryIds.length === 0) return found
  const rows = await db
    .select({ upload: uploads, received: receivedOf })
    .from(uploads)
    .where(and(inArray(uploads.entryId, [...entryIds]), eq(uploads.purpose, 'entry')))
    .orderBy(asc(uploads.id))
  for (const { upload: row, received } of rows) {
    const entryId = row.entryId ?? 0
    const one: EntryUpload = {
      upload: row.ticket,
      name: row.name,
      size: row.size,
      received,
      file: row.kind && {
        kind: entryKindOf(row.kind),
        src: entryFilePath + addressOf(row.id, reader),
        width: row.width,
        height: row.height,
        seconds: row.seconds,
      },
    }
    found.set(entryId, [...(found.get(entryId) ?? []), one])
  }
  return found
}

const addressOf = (id: number, reader: Reader) =>
  reader === 'everybody' ? `open/${id}` : stableFileToken(reader.secret, 'entry', id, reader.now)

/** Those that are complete, for all who may see the entry. */
export const filesIn = (all: readonly EntryUpload[] = []): EntryFile[] =>
  all.flatMap(({ file }) => file ?? [])

/** The address of an upload, as tus clients keep it. */
export const uploadIdIn = (path: string) =>
  new RegExp(String.raw`^${entryUploadPath}/([\w-]{22})$`).exec(path)?.[1]
