import type { Picture } from '@brightyard/contract'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { notFound } from '../../server/api-problem.ts'
import { readAddress } from '../../server/read-address.ts'
import type { Services } from '../../server/services.ts'
import { readBytes } from './read-file.ts'

const Params = z.object({ ticket: z.string().regex(/^[\w-]{22}$/) })

interface Pictures {
  /** `/vendor/api/offering-pictures/`, before the ticket. */
  path: string
  purpose: 'offering-picture' | 'question-picture'
  headers: Readonly<Record<string, string>>
}

/** Shows the pictures of one purpose to who knows their tickets: 128 random bits, which nobody guesses. */
export function pictureRoute(
  app: FastifyInstance,
  { db, files }: Pick<Services, 'db' | 'files'>,
  { path, purpose, headers }: Pictures,
) {
  app.get(`${path}:ticket`, { schema: { hide: true } }, async (request, reply) => {
    const { ticket } = readAddress(Params, request.params, 'this picture')
    const [file] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.ticket, ticket), eq(uploads.purpose, purpose), isNotNull(uploads.kind)))
    if (!file) throw notFound('this picture')
    return reply
      .headers({ ...headers })
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(await readBytes({ db, files }, file.id))
  })
}

/** As it is stored once its upload is claimed. */
export const uploadedPicture = (
  path: string,
  { ticket, width, height }: Pick<typeof uploads.$inferSelect, 'ticket' | 'width' | 'height'>,
  alt: string,
): Picture => ({
  alt,
  width: width ?? 800,
  height: height ?? 500,
  avif: '',
  webp: '',
  jpeg: '',
  src: path + ticket,
  placeholder: '',
})
