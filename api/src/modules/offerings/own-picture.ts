import type { OfferingInput, Picture } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
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

/**
 * The picture to store: a new file is claimed for the offering, the one it has stays by its address. Throws 422 for any
 * other address, so that no page shows what a stranger's server sends.
 */
export async function pictureFor(
  tx: Database,
  offeringId: number,
  { given, known }: { given: NonNullable<OfferingInput['picture']>; known: Picture | null },
): Promise<Picture> {
  const { source, alt } = given
  if (known && source === known.src) return { ...known, alt }
  const files = await attachUploads(tx, [source], { purpose: 'offering-picture', offeringId })
  const [file] = files ?? []
  if (!file)
    throw invalidInput({ picture: 'The picture is no longer there. Please choose it again.' })
  return uploadedPicture(picturePath, file, alt)
}
