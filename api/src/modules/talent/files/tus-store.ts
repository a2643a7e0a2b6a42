import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import { insertUploadOf } from '../../uploads/upload.repository.ts'

/** So much of each file is in memory while it comes. */
const storedBytes = 256_000

/** Files of entries in the database, where all files are; every part that came stays, also when the connection breaks. */
export class EntryUploadStore extends DataStore {
  readonly #db: Database
  readonly #now: () => Date

  constructor(db: Database, now: () => Date) {
    super()
    this.#db = db
    this.#now = now
    this.extensions = ['creation']
  }

  override async create(upload: Upload) {
    const { id: ticket, size = 0, metadata } = upload
    await insertUploadOf(this.#db, {
      ticket,
      size,
      name: metadata?.['filename'] ?? '',
      entryId: Number(metadata?.['entry']),
      createdAt: this.#now(),
    })
    return upload
  }

  override async write(stream: Readable, ticket: string, offset: number): Promise<number> {
    const [row] = await this.#db
      .select({ id: uploads.id })
      .from(uploads)
      .where(eq(uploads.ticket, ticket))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    let start = offset
    let waiting: Buffer[] = []
    let size = 0
    const flush = async () => {
      if (size === 0) return
      const data = Buffer.concat(waiting)
      waiting = []
      size = 0
      // Of two connections for one file, the second finds this place taken and fails.
      await this.#db.insert(uploadParts).values({ uploadId: row.id, start, data })
      start += data.length
    }
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        waiting.push(chunk)
        size += chunk.length
        if (size >= storedBytes) await flush()
      }
    } finally {
      await flush()
    }
    return start
  }

  override async getUpload(ticket: string): Promise<Upload> {
    const [row] = await this.#db
      .select({
        size: uploads.size,
        kind: uploads.kind,
        createdAt: uploads.createdAt,
        offset: sql<number>`(select coalesce(sum(octet_length(p.data)), 0)
          from ${uploadParts} p where p.upload_id = ${uploads.id})`.mapWith(Number),
      })
      .from(uploads)
      .where(eq(uploads.ticket, ticket))
    if (!row) throw ERRORS.FILE_NOT_FOUND
    // What was checked is stored in its own size: all of it has come.
    const offset = row.kind === null ? row.offset : row.size
    return new Upload({
      id: ticket,
      size: row.size,
      offset,
      creation_date: row.createdAt.toISOString(),
    })
  }
}
