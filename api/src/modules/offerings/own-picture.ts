import type { OfferingInput, Picture } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { offerings } from '../../database/schema/offerings.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { attachUploads } from '../uploads/upload.repository.ts'
import { pictureRoute, uploadedPicture } from '../uploads/uploaded-pictures.ts'

const picturePath = '/vendor/api/offering-pictures/'

/** Pictures of offerings; those of drafts have an address that nobody can guess. */
export const ownPictureRoutes = (app: FastifyInstance, services: Services) =>
  pictureRoute(app, services, {
    path: picturePath,
    purpose: 'offering-picture',
    headers: { 'cache-control': 'public, max-age=86400' },
  })

export async function storePicture(
  actor: ActingUser,
  tx: Database,
  id: number,
  given: OfferingInput['picture'],
) {
  const [entry] = await tx
    .select({ id: contentEntries.id, picture: contentEntries.picture })
    .from(contentEntries)
    .innerJoin(offerings, eq(offerings.contentEntryId, contentEntries.id))
    .where(eq(offerings.id, id))
  if (!entry) return
  const picture = given && (await pictureFor(actor, tx, id, { given, known: entry.picture }))
  await tx.update(contentEntries).set({ picture }).where(eq(contentEntries.id, entry.id))
}

/**
 * The picture to store: a new file is claimed for the offering, the one it has stays by its address. Throws 422 for any
 * other address, so that no page shows what a stranger's server sends.
 */
async function pictureFor(
  actor: ActingUser,
  tx: Database,
  offeringId: number,
  { given, known }: { given: NonNullable<OfferingInput['picture']>; known: Picture | null },
): Promise<Picture> {
  const { source, alt } = given
  if (known && source === known.src) return { ...known, alt }
  const files = await attachUploads(actor, tx, [source], {
    purpose: 'offering-picture',
    offeringId,
  })
  const [file] = files ?? []
  if (!file)
    throw invalidInput({ picture: 'The picture is no longer there. Please choose it again.' })
  return uploadedPicture(picturePath, file, alt)
}
