import { entryMaxBytes } from '@brightyard/contract'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { uploadParts, uploads } from '../../../database/schema/uploads.schema.ts'
import { users } from '../../../database/schema/users.schema.ts'
import type { Services } from '../../../server/services.ts'
import { accept } from '../../uploads/accept-file.ts'
import { maxMegapixels, tooManyMegapixels } from '../../uploads/clean-picture.ts'
import { foreignSound, isLockedPdf } from '../../uploads/file-kind.ts'
import { partsOf } from '../../uploads/stored-file.ts'
import { readBytes } from '../../uploads/read-file.ts'
import { lockEntry } from '../entry.repository.ts'
import { touch } from '../write-entry.ts'
import { entryKindOf } from './entry-files.ts'
import { kindNames, saveAsWords, takenWords } from './kind-words.ts'

/** Whole files are in memory while they are checked: one after the other, however many arrive. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work, work)
  last = turn.catch(() => undefined)
  return turn
}

/** Null where the file is kept; otherwise it is gone, and this says why. */
export const checkFile = (services: Services, ticket: string): Promise<string | null> =>
  inTurn(async () => {
    const { db } = services
    const [found] = await db
      .select({ upload: uploads, campaign: campaigns })
      .from(uploads)
      .innerJoin(talentEntries, eq(talentEntries.id, uploads.entryId))
      .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
      .where(eq(uploads.ticket, ticket))
    if (!found || found.upload.kind !== null) return null
    const { upload, campaign } = found
    const bytes = await readBytes(services, upload.id)
    const accepted = await accept(bytes, 'entry')
    const refuse = async (why: string) => {
      await db.delete(uploads).where(eq(uploads.id, upload.id))
      return why
    }
    const megapixels = accepted ? null : await tooManyMegapixels(bytes)
    if (megapixels !== null)
      return refuse(
        `This picture has ${megapixels} megapixels; the limit is ${maxMegapixels}. Please make it smaller, and choose it again.`,
      )
    if (!accepted && isLockedPdf(bytes))
      return refuse(
        'This PDF is locked with a password. Please save it without one, and choose it again.',
      )
    if (!accepted) {
      const sound = foreignSound(bytes)
      const what = sound
        ? `This is a ${sound} recording.`
        : 'We cannot show this file, or it is broken.'
      return refuse(`${what} ${saveAsWords(campaign.fileKinds)}`)
    }
    if ('maxMinutes' in accepted)
      return refuse(
        `This is too long: at most ${accepted.maxMinutes} minutes. Please cut it, and send that.`,
      )
    const kind = entryKindOf(accepted.kind)
    if (!campaign.fileKinds.includes(kind)) return refuse(`${takenWords(campaign.fileKinds)}.`)
    if (upload.size > entryMaxBytes[kind])
      return refuse(`Please choose ${kindNames[kind]} of at most ${entryMaxBytes[kind] / 1e6} MB.`)
    await store(services, upload, { accepted, isOnly: campaign.maxFiles === 1 })
    return null
  })

type Accepted = Extract<Awaited<ReturnType<typeof accept>>, { clean: Buffer }>

/** In the transaction in which those who looked at the entry have to look again. */
function store(
  services: Services,
  { id, entryId, ownerId }: typeof uploads.$inferSelect,
  { accepted: { clean, ...known }, isOnly }: { accepted: Accepted; isOnly: boolean },
) {
  const { db, lock } = services
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, lock, entryId ?? 0)
    const [upload] = await tx.select({ kind: uploads.kind }).from(uploads).where(eq(uploads.id, id))
    // Gone, or checked by another process meanwhile.
    if (!entry || !upload || upload.kind !== null) return
    await replaceBytes(tx, id, clean)
    await tx
      .update(uploads)
      .set({ ...known, size: clean.length })
      .where(eq(uploads.id, id))
    // Of an entry with one file the new one takes the place of the one before.
    if (isOnly)
      await tx
        .delete(uploads)
        .where(and(eq(uploads.entryId, entry.id), isNotNull(uploads.kind), ne(uploads.id, id)))
    const ofGuardian = and(eq(users.id, ownerId ?? 0), eq(users.role, 'guardian'))
    const isByKid = (await tx.$count(users, ofGuardian)) === 0
    await touch(services, tx, entry, { isByKid })
  })
}

/** One part at a time: a film is not in the memory twice. Who has read the bytes before holds the lock of the upload. */
export async function replaceBytes(tx: Database, uploadId: number, clean: Buffer) {
  await tx.update(uploads).set({ storedAs: null }).where(eq(uploads.id, uploadId))
  await tx.delete(uploadParts).where(eq(uploadParts.uploadId, uploadId))
  for (const part of partsOf(uploadId, clean)) await tx.insert(uploadParts).values(part)
}
