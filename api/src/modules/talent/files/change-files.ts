import type { blurEntryPicture, CallParsed, OwnEntry } from '@brightyard/contract'
import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'
import { readBytes } from '../../uploads/read-file.ts'
import { lockEntry, lockOwnEntry, refuseClosed, viewOne } from '../entry.repository.ts'
import { touch } from '../write-entry.ts'
import { replaceBytes } from './check-file.ts'
import { refuseEmpty } from './entry-content.ts'

export function removeFile(
  actor: ActingUser,
  services: Services,
  { id, upload }: { id: number; upload: string },
): Promise<OwnEntry> {
  const { db, lock, now } = services
  return db.transaction(async (tx) => {
    const found = await lockOwnEntry(actor, tx, lock, id)
    refuseClosed(found, now())
    const [file] = await tx
      .delete(uploads)
      .where(and(eq(uploads.entryId, id), eq(uploads.ticket, upload)))
      .returning({ kind: uploads.kind })
    if (!file) throw notFound('this file')
    await refuseEmpty(tx, found)
    // What has not come was seen by nobody.
    const isByKid = actor.role === 'student' && file.kind !== null
    const entry = await touch(services, tx, found.entry, { isByKid })
    return viewOne(tx, { ...found, entry }, services)
  })
}

/** Strong enough that nobody reads a name or knows a face again, whatever the size of the part. */
const blurOf = (side: number) => Math.max(12, side / 6)

/** For good: the picture as it was is not kept. */
export function blur(
  actor: ActingUser,
  { db, files, lock, now }: Services,
  { id, upload, ...part }: CallParsed<typeof blurEntryPicture>,
) {
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, lock, id)
    const [file] = await tx
      .select()
      .from(uploads)
      .innerJoin(talentEntries, eq(talentEntries.id, uploads.entryId))
      .where(
        and(
          eq(uploads.entryId, id),
          eq(uploads.ticket, upload),
          eq(uploads.kind, 'webp'),
          isNull(talentEntries.withdrawnAt),
        ),
      )
    const picture = file?.uploads
    const width = picture?.width ?? 0
    const height = picture?.height ?? 0
    if (!entry || !picture || width === 0 || height === 0) throw notFound('this picture')
    const left = Math.min(width - 1, Math.floor(part.left * width))
    const top = Math.min(height - 1, Math.floor(part.top * height))
    const region = {
      left,
      top,
      width: Math.max(1, Math.min(width - left, Math.ceil(part.width * width))),
      height: Math.max(1, Math.min(height - top, Math.ceil(part.height * height))),
    }
    await lock(tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, picture.id)))
    const bytes = await readBytes({ db: tx, files }, picture.id)
    const side = Math.max(region.width, region.height)
    const blurred = await sharp(bytes).extract(region).blur(blurOf(side)).png().toBuffer()
    const clean = await sharp(bytes)
      .composite([{ input: blurred, left, top }])
      .webp({ quality: 80 })
      .toBuffer()
    await replaceBytes(tx, picture.id, clean)
    await tx.update(uploads).set({ size: clean.length }).where(eq(uploads.id, picture.id))
    await tx.update(talentEntries).set({ updatedAt: now() }).where(eq(talentEntries.id, id))
    return { message: 'This part of the picture can no longer be seen.' }
  })
}
