import { entryUploadPath } from '@brightyard/contract'
import type { EntryFile, EntryFileKind, EntryUpload, UploadKind } from '@brightyard/contract'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import { stableFileToken } from '../../../server/file-link.ts'

export const entryFilePath = '/vendor/api/talentbox/files/'

/** For addresses that this reader may open. */
export interface Reader {
  secret: string
  now: Date
}

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

/** Of what is whole, its bytes may be elsewhere. */
const receivedOf = sql<number>`case when ${uploads.kind} is null
  then (select coalesce(sum(octet_length(p.data)), 0) from ${uploadParts} p where p.upload_id = ${uploads.id})
  else ${uploads.size} end`.mapWith(Number)

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
      fingerprint: row.fingerprint,
      file: fileOf(row, stableFileToken(reader.secret, 'entry', row.id, reader.now)),
    }
    found.set(entryId, [...(found.get(entryId) ?? []), one])
  }
  return found
}

type Kept = Pick<typeof uploads.$inferSelect, 'kind' | 'width' | 'height' | 'seconds'>

const fileOf = ({ kind, width, height, seconds }: Kept, address: string): EntryFile | null =>
  kind && { kind: entryKindOf(kind), src: entryFilePath + address, width, height, seconds }

/** Of entries that everybody sees, with addresses that everybody opens. */
export async function openFilesOf(
  db: Database,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, EntryFile[]>> {
  const found = new Map<number, EntryFile[]>()
  if (entryIds.length === 0) return found
  const { id, entryId, kind, width, height, seconds } = uploads
  const rows = await db
    .select({ id, entryId, kind, width, height, seconds })
    .from(uploads)
    .where(
      and(
        inArray(uploads.entryId, [...entryIds]),
        eq(uploads.purpose, 'entry'),
        isNotNull(uploads.kind),
      ),
    )
    .orderBy(asc(uploads.id))
  for (const row of rows) {
    const file = fileOf(row, `open/${row.id}`)
    if (row.entryId !== null && file)
      found.set(row.entryId, [...(found.get(row.entryId) ?? []), file])
  }
  return found
}

/** Those that are complete, for all who may see the entry. */
export const filesIn = (all: readonly EntryUpload[] = []): EntryFile[] =>
  all.flatMap(({ file }) => file ?? [])

/** The address of an upload, as tus clients keep it. */
export const uploadIdIn = (path: string) =>
  new RegExp(String.raw`^${entryUploadPath}/([\w-]{22})$`).exec(path)?.[1]
