import type { ItemInput, ItemPicture, Picture, QuestionContent } from '@brightyard/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import { invalidInput, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { readBytes } from '../../uploads/read-file.ts'
import { attachUploads } from '../../uploads/upload.repository.ts'

/**
 * Candidates have no session that a picture's request could carry, so its address is the secret: 128 random bits, which
 * only papers with the picture name.
 */
const picturePath = '/vendor/api/assessment-pictures/'
const Params = z.object({ ticket: z.string().regex(/^[\w-]{22}$/) })

export function itemPictureRoutes(app: FastifyInstance, { db, files }: Services) {
  app.get(`${picturePath}:ticket`, { schema: { hide: true } }, async (request, reply) => {
    const { ticket } = Params.parse(request.params)
    const [file] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(
        and(
          eq(uploads.ticket, ticket),
          eq(uploads.purpose, 'question-picture'),
          isNotNull(uploads.kind),
        ),
      )
    if (!file) throw notFound('this picture')
    return reply
      .header('cache-control', 'private, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .header('x-robots-tag', 'noindex')
      .type('image/webp')
      .send(await readBytes({ db, files }, file.id))
  })
}

type Written = Pick<ItemInput, 'picture' | 'options'>

const picturesOf = ({ picture, options }: Written): ItemPicture[] =>
  [picture, ...options.map((option) => option.picture)].filter((one) => one !== null)

/**
 * Pictures by their source: new files are claimed for the item, others have to be in `known`. Throws 422 for any other
 * address, so that no question shows what a stranger's server sends.
 */
export async function pictureFinder(
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
  const files = await attachUploads(tx, tickets, {
    purpose: 'question-picture',
    assessmentItemId: itemId,
  })
  if (files === null)
    throw invalidInput({ picture: 'A picture is no longer there. Please choose it again.' })
  for (const { ticket, width, height } of files)
    found.set(ticket, {
      alt: '',
      width: width ?? 480,
      height: height ?? 360,
      avif: '',
      webp: '',
      jpeg: '',
      src: picturePath + ticket,
      placeholder: '',
    })
  return (picture) => {
    const file = picture && found.get(picture.source)
    return file ? { ...file, alt: picture.alt } : null
  }
}
