import type { DocumentKind, UploadKind, UploadProgress, UploadPurpose } from '@brightyard/contract'
import { documentKinds } from '@brightyard/contract'
import { and, asc, eq, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import { accept } from './accept-file.ts'
import { readBytes } from './read-file.ts'
import { newTicket, partsOf } from './stored-file.ts'
import { isUnclaimed, isUntaken, refuseWithoutRoom } from './untaken-room.ts'
import type { Sender } from './untaken-room.ts'

const untakenFor = 24 * 60 * 60 * 1000
const halfSentFor = 7 * untakenFor
type Actor = Pick<ActingUser, 'id'> | null
/** What a signed-in person started is theirs alone; what a visitor started is for who knows its random id. */
export const isFor = (actor: Actor) =>
  actor ? or(isNull(uploads.ownerId), eq(uploads.ownerId, actor.id)) : isNull(uploads.ownerId)

const emptyFor = 10 * 60 * 1000

/** A file's name, without folders and misleading characters. */
export function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return plain || 'document'
}

export async function insertUpload(
  db: Database,
  file: { purpose: UploadPurpose; name: string; size: number; createdAt: Date } & Sender,
) {
  const ticket = newTicket()
  await db.insert(uploads).values({ ...file, name: plainName(file.name), ticket })
  return ticket
}

/** Of an entry, to which it belongs from its first byte on. */
export const insertUploadOf = (
  db: Database,
  file: {
    ticket: string
    name: string
    size: number
    fingerprint: string | null
    entryId: number
    ownerId: number | null
    createdAt: Date
  },
) =>
  db.insert(uploads).values({ ...file, purpose: 'entry', name: plainName(file.name).slice(0, 200) })

/** Sent with a form: what belongs to a post is no document. */
const isDocument = or(isNotNull(uploads.applicationId), isNotNull(uploads.formAnswerId))

/** How far the file has come; one that is not accepted is deleted. */
export async function keepPart(
  db: Database,
  lock: RowLock,
  { actor, ticket, start, bytes }: { actor: Actor; ticket: string; start: number; bytes: Buffer },
): Promise<UploadProgress | { refused: UploadPurpose }> {
  return db.transaction(async (tx) => {
    const [file] = await lock(
      tx
        .select()
        .from(uploads)
        .where(and(eq(uploads.ticket, ticket), isFor(actor))),
    )
    if (!file) throw notFound('this file')
    // The whole file is stored, in its own size: the last part's response was lost.
    if (file.kind !== null) return { received: start + bytes.length, kind: file.kind }
    const [stored] = await tx
      .select({ size: sql<string>`coalesce(sum(octet_length(${uploadParts.data})), 0)` })
      .from(uploadParts)
      .where(eq(uploadParts.uploadId, file.id))
    const before = Number(stored?.size ?? 0)
    // A retry: the response to this part was lost.
    if (start < before) return { received: before, kind: null }
    if (start > before) throw conflict('not_in_order', 'A part of this file is missing.')
    const received = before + bytes.length
    if (received > file.size) {
      throw invalidInput({ file: 'This file has changed. Please choose it again.' })
    }
    await refuseWithoutRoom(tx, file, bytes.length)
    await tx.insert(uploadParts).values({ uploadId: file.id, start, data: bytes })
    await tx.update(uploads).set({ received }).where(eq(uploads.id, file.id))
    if (received < file.size) return { received, kind: null }
    const accepted = await accept(await readBytes({ db: tx, files: null }, file.id), file.purpose)
    if (accepted === null || 'maxMinutes' in accepted) {
      await tx.delete(uploads).where(eq(uploads.id, file.id))
      return { refused: file.purpose }
    }
    const { clean, ...known } = accepted
    if (known.kind !== 'pdf') {
      await tx.delete(uploadParts).where(eq(uploadParts.uploadId, file.id))
      await tx.insert(uploadParts).values(partsOf(file.id, clean))
    }
    await tx
      .update(uploads)
      .set({ ...known, size: clean.length })
      .where(eq(uploads.id, file.id))
    return { received, kind: known.kind }
  })
}

/** False where it is in use; 404 for what somebody else started. */
export async function deleteUpload(actor: Actor, db: Database, ticket: string): Promise<boolean> {
  await db.delete(uploads).where(and(eq(uploads.ticket, ticket), isFor(actor), isUnclaimed))
  const [left] = await db
    .select({ isOwn: sql<boolean>`${isFor(actor)}` })
    .from(uploads)
    .where(eq(uploads.ticket, ticket))
  if (left?.isOwn === false) throw notFound('this file')
  return left === undefined
}

type Claim =
  | { purpose: 'application'; applicationId: number }
  | { purpose: 'form' | 'form-picture'; formAnswerId: number }
  | { purpose: 'post-picture' | 'post-video'; postId: number }
  | { purpose: 'question-picture'; assessmentItemId: number }
  | { purpose: 'offering-picture'; offeringId: number }

/** Claims files; null unless all of them are complete, for this purpose, unclaimed and not started by somebody else. */
export async function attachUploads(
  actor: Actor,
  tx: Database,
  tickets: readonly string[],
  { purpose, ...owner }: Claim,
) {
  if (tickets.length === 0) return []
  const taken = await tx
    .update(uploads)
    .set({ ...owner, formDraftId: null, sentFrom: null, visitor: null })
    .where(
      and(
        inArray(uploads.ticket, [...tickets]),
        eq(uploads.purpose, purpose),
        isNotNull(uploads.kind),
        isUnclaimed,
        isFor(actor),
      ),
    )
    .returning()
  return taken.length === tickets.length ? taken : null
}

/** The application that has exactly these documents, for a retry whose first response was lost. */
export async function applicationOfUploads(actor: Actor, db: Database, tickets: readonly string[]) {
  if (tickets.length === 0) return null
  const rows = await db
    .select({ applicationId: uploads.applicationId })
    .from(uploads)
    .where(and(inArray(uploads.ticket, [...tickets]), isFor(actor)))
  const ids = new Set(rows.map(({ applicationId }) => applicationId))
  const [only] = ids
  return rows.length === tickets.length && ids.size === 1 ? (only ?? null) : null
}

/** Null for what is no document but a picture or film of a post, or not complete. */
export const asDocument = (kind: UploadKind | null): DocumentKind | null =>
  documentKinds.find((one) => one === kind) ?? null

export async function documentsOf(db: Database, applicationId: number) {
  const rows = await db
    .select({ id: uploads.id, name: uploads.name, kind: uploads.kind, size: uploads.size })
    .from(uploads)
    .where(eq(uploads.applicationId, applicationId))
    .orderBy(asc(uploads.id))
  return rows.flatMap(({ kind, ...file }) => {
    const document = asDocument(kind)
    return document ? [{ ...file, kind: document }] : []
  })
}

/** A document that belongs to a form. */
export async function findDocument(db: Database, id: number) {
  const [file] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), isDocument))
  const kind = file ? asDocument(file.kind) : null
  return file && kind ? { ...file, kind } : undefined
}

/** Announced, but nothing of them came. */
export const deleteEmptyUploads = (db: Database, now: Date) =>
  db.delete(uploads).where(
    and(
      isUntaken,
      isNull(uploads.kind),
      lt(uploads.createdAt, new Date(now.getTime() - emptyFor)),
      notExists(
        db
          .select({ one: sql`1` })
          .from(uploadParts)
          .where(eq(uploadParts.uploadId, uploads.id)),
      ),
    ),
  )

/** Files that nothing took, and those of entries that stopped on their way a week ago. */
export const deleteUnclaimedUploads = (db: Database, now: Date) =>
  db
    .delete(uploads)
    .where(
      or(
        and(isUntaken, lt(uploads.createdAt, new Date(now.getTime() - untakenFor))),
        and(
          isNotNull(uploads.entryId),
          isNull(uploads.kind),
          lt(uploads.createdAt, new Date(now.getTime() - halfSentFor)),
        ),
      ),
    )
