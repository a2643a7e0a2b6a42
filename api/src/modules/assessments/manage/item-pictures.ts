import type { ItemInput, ItemPicture, Picture, QuestionContent } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { invalidInput } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { attachUploads } from '../../uploads/upload.repository.ts'
import { pictureRoute, uploadedPicture } from '../../uploads/uploaded-pictures.ts'

/**
 * Candidates have no session that a picture's request could carry, so its address is the secret: 128 random bits, which
 * only papers with the picture name.
 */
const picturePath = '/vendor/api/assessment-pictures/'

export const itemPictureRoutes = (app: FastifyInstance, services: Services) =>
  pictureRoute(app, services, {
    path: picturePath,
    purpose: 'question-picture',
    headers: { 'cache-control': 'private, max-age=86400', 'x-robots-tag': 'noindex' },
  })

type Written = Pick<ItemInput, 'picture' | 'options'>

const picturesOf = ({ picture, options }: Written): ItemPicture[] =>
  [picture, ...options.map((option) => option.picture)].filter((one) => one !== null)

/**
 * Pictures by their source: new files are claimed for the item, others have to be in `known`. Throws 422 for any other
 * address, so that no question shows what a stranger's server sends.
 */
export async function pictureFinder(
  actor: ActingUser,
  tx: Database,
  {
    itemId,
    written,
    known,
  }: { itemId: number; written: Written; known: readonly QuestionContent[] },
): Promise<(picture: ItemPicture | null) => Picture | null> {
  const found = new Map<string, Picture>()
  for (const { picture, options } of known)
    for (const one of [picture, ...options.map((option) => option.picture)])
      if (one) found.set(one.src, one)
  const wanted = [...new Set(picturesOf(written).map(({ source }) => source))]
  const tickets = wanted.filter((source) => !found.has(source))
  const files = await attachUploads(actor, tx, tickets, {
    purpose: 'question-picture',
    assessmentItemId: itemId,
  })
  if (files === null)
    throw invalidInput({ picture: 'A picture is no longer there. Please choose it again.' })
  for (const file of files) found.set(file.ticket, uploadedPicture(picturePath, file, ''))
  return (picture) => {
    const file = picture && found.get(picture.source)
    return file ? { ...file, alt: picture.alt } : null
  }
}
