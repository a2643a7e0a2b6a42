import type { UploadKind } from '@brightyard/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import { notFound } from '../../../server/api-problem.ts'
import { idOfToken } from '../../../server/file-link.ts'
import { OpenFile, SignedFile, readAddress } from '../../../server/read-address.ts'
import type { Services } from '../../../server/services.ts'
import { sendFile } from '../../uploads/send-file.ts'
import { isPublic } from '../public-entries.ts'
import { entryFilePath } from './entry-files.ts'

/** Files of entries: by a signed address, or open to everybody as long as the entry is. */
export function entryFilesRoutes(app: FastifyInstance, { db, files, linkSecret, now }: Services) {
  async function find(id: number | null, isOpen: boolean) {
    const [file] = await db
      .select({ id: uploads.id, kind: uploads.kind, size: uploads.size })
      .from(uploads)
      .innerJoin(talentEntries, eq(talentEntries.id, uploads.entryId))
      .where(and(eq(uploads.id, id ?? 0), isOpen ? isPublic : undefined))
    if (!file?.kind) throw notFound('this file')
    return { ...file, kind: file.kind satisfies UploadKind, download: `entry-${file.id}` }
  }

  app.get(`${entryFilePath}:token`, { schema: { hide: true } }, async (request, reply) => {
    const { token } = readAddress(SignedFile, request.params, 'this file')
    const file = await find(idOfToken(linkSecret, 'entry', token, now()), false)
    return sendFile({ db, files }, request, reply, { ...file, cache: 'private, max-age=3600' })
  })

  // Not kept for long: a family may withdraw an entry at any time.
  app.get(`${entryFilePath}open/:id`, { schema: { hide: true } }, async (request, reply) => {
    const file = await find(readAddress(OpenFile, request.params, 'this file').id, true)
    return sendFile({ db, files }, request, reply, { ...file, cache: 'public, max-age=300' })
  })
}
