import type { OfferingInput, Picture } from '@brightyard/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { readBytes } from '../uploads/read-file.ts'
import { attachUploads } from '../uploads/upload.repository.ts'

const picturePath = '/vendor/api/offering-pictures/'
const Params = z.object({ ticket: z.string().regex(/^[\w-]{22}$/) })

/** Pictures of offerings; those of drafts have an address that nobody can guess. */
export function ownPictureRoutes(app: FastifyInstance, { db, files }: Services) {
  app.get(`${picturePath}:ticket`, { schema: { hide: true } }, async (request, reply) => {
    const { ticket } = Params.parse(request.params)
    const [file] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(
        and(
          eq(uploads.ticket, ticket),
          eq(uploads.purpose, 'offering-picture'),
          isNotNull(uploads.kind),
        ),
      )
    if (!file) throw notFound('this picture')
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(await readBytes({ db, files }, file.id))
  })
}

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
  return {
    alt,
    width: file.width ?? 800,
    height: file.height ?? 500,
    avif: '',
    webp: '',
    jpeg: '',
    src: picturePath + file.ticket,
    placeholder: '',
  }
}
