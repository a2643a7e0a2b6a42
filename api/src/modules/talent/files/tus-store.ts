import type { Readable } from 'node:stream'
import { DataStore, ERRORS, Upload } from '@tus/server'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import type { RowLock } from '../../../database/row-lock.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import { students } from '../../../database/schema/users.schema.ts'
import { ApiProblem } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { insertUploadOf } from '../../uploads/upload.repository.ts'
import { refuseOverQuota } from './entry-quota.ts'

/** A connection that brings nothing for so long ends, and gives its place to another one. */
const longestSilence = 30_000
/** So much of each file is in memory while it comes. */
const storedBytes = 256_000

/** Files of entries in the database, where all files are; every part that came stays, also when the connection breaks. */
export class EntryUploadStore extends DataStore {
  readonly #db: Database
  readonly #lock: RowLock
  readonly #now: () => Date
  readonly #sender: () => number | undefined

  constructor(
    { db, lock, now }: Pick<Services, 'db' | 'lock' | 'now'>,
    /** The id of the person whose request is handled. */
    sender: () => number | undefined,
  ) {
    super()
    this.#db = db
    this.#lock = lock
    this.#now = now
    this.#sender = sender
    this.extensions = ['creation']
  }

  override async create(upload: Upload) {
    const { id: ticket, size = 0, metadata } = upload
    const entryId = Number(metadata?.['entry'])
    const sent = metadata?.['fingerprint'] ?? ''
    const fingerprint = /^[\da-f]{16}$/.test(sent) ? sent : null
    const name = metadata?.['filename'] ?? ''
    const ownerId = this.#sender() ?? null
    const file = { ticket, size, name, fingerprint, entryId, ownerId }
    await this.#db
      .transaction(async (tx) => {
        const [found] = await tx
          .select({ entry: talentEntries, maxFiles: campaigns.maxFiles })
          .from(talentEntries)
          .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
          .where(eq(talentEntries.id, entryId))
        if (!found) throw ERRORS.FILE_NOT_FOUND
        // Files that begin at the same moment wait for each other.
        await this.#lock(tx.select().from(students).where(eq(students.id, found.entry.studentId)))
        await refuseOverQuota(tx, { ...found, length: size })
        await insertUploadOf(tx, { ...file, createdAt: this.#now() })
      })
      .catch(asTusAnswer)
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
    const silence = setTimeout(
      () => stream.destroy(new Error('It brings nothing more.')),
      longestSilence,
    )
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        silence.refresh()
        waiting.push(chunk)
        size += chunk.length
        if (size >= storedBytes) await flush()
      }
    } finally {
      clearTimeout(silence)
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

/** The library answers with the status and the text of what is thrown. */
function asTusAnswer(error: unknown): never {
  if (!(error instanceof ApiProblem)) throw error
  const { status, code, message } = error
  throw Object.assign(new Error(message), {
    status_code: status,
    body: JSON.stringify({ code, message, request_id: '' }),
  })
}
