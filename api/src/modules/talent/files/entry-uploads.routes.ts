import { AsyncLocalStorage } from 'node:async_hooks'
import { entryMaxBytes, entryUploadPath } from '@brightyard/contract'
import { Metadata, Server } from '@tus/server'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { uploads } from '../../../database/schema/uploads.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { ApiProblem, invalidInput, notSignedIn } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { limitPerson } from '../../auth/throttle.ts'
import { newTicket } from '../../uploads/stored-file.ts'
import { entryNotFound, findOwnEntry, refuseClosed } from '../entry.repository.ts'
import { checkFile } from './check-file.ts'
import { uploadIdIn } from './entry-files.ts'
import { refuseOverQuota } from './entry-quota.ts'
import { EntryUploadStore } from './tus-store.ts'

/** Parts of files that come at the same time, of which each needs some of the memory; the others come again. */
const mostAtOnce = 40
const comeAgainInSeconds = 2
const busy = () =>
  new ApiProblem(503, 'busy', 'Many files are coming in. Please try again in a moment.', {
    retryAfterSeconds: comeAgainInSeconds,
  })

/**
 * Files of entries, by the tus protocol: `@tus/server` speaks it, and knows nothing of entries. Who may send what is
 * decided here, before it sees the request.
 */
export function entryUploadsRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services
  const maxSize = Math.max(...Object.values(entryMaxBytes))
  /** Who sends: the library has no place for it. */
  const sender = new AsyncLocalStorage<number>()
  const tus = new Server({
    path: entryUploadPath,
    datastore: new EntryUploadStore(services, () => sender.getStore()),
    relativeLocation: true,
    maxSize,
    allowedOrigins: [services.publicOrigin],
    namingFunction: newTicket,
    // Who comes back finds the old connection of a file ended, and what it brought stored.
    lockDrainTimeout: 50,
    async onUploadFinish(_request, { id }) {
      const why = await checkFile(services, id)
      if (why === null) return {}
      const problem = { code: 'invalid_input', message: why, request_id: '', fields: { file: why } }
      const headers = { 'content-type': 'application/json; charset=utf-8' }
      return { status_code: 422, headers, body: JSON.stringify(problem) }
    },
  })

  const actorOf = async (request: FastifyRequest) => {
    const actor = await app.actorOf(request)
    if (!actor) throw notSignedIn()
    return actor
  }

  /** Before the first byte; the store decides about quotas again, under a lock. */
  async function mayBegin(actor: ActingUser, request: FastifyRequest) {
    await limitPerson(services, actor, { name: 'entry-file', limit: 120, windowInMinutes: 60 })
    const length = Number(request.headers['upload-length'])
    if (!Number.isSafeInteger(length) || length < 1)
      throw invalidInput({ file: 'This file is empty.' })
    const found = await findOwnEntry(actor, db, idIn(request))
    refuseClosed(found, now())
    const { entry, campaign } = found
    const largest = Math.max(...campaign.fileKinds.map((kind) => entryMaxBytes[kind]))
    if (length > largest)
      throw invalidInput({ file: `Please choose a file of at most ${largest / 1e6} MB.` })
    await refuseOverQuota(db, { entry, maxFiles: campaign.maxFiles, length })
  }

  /** Of the own entry alone; after the closing nothing comes in any more. */
  async function mayGoOn(actor: ActingUser, request: FastifyRequest) {
    const ticket = uploadIdIn(request.url.split('?')[0] ?? '') ?? ''
    const [upload] = await db
      .select({ id: uploads.id, entryId: uploads.entryId })
      .from(uploads)
      .where(eq(uploads.ticket, ticket))
    if (!upload?.entryId) throw entryNotFound()
    const found = await findOwnEntry(actor, db, upload.entryId)
    if (request.method !== 'PATCH') return
    refuseClosed(found, now())
    // What a kid has sent a part of is not what a guardian has chosen.
    if (actor.role === 'student')
      await db.update(uploads).set({ ownerId: actor.id }).where(eq(uploads.id, upload.id))
  }

  let atOnce = 0
  void app.register((scope, _options, done) => {
    // The bytes of a file are read by the store, not by a parser.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, parsed) =>
      parsed(null),
    )
    scope.route({
      method: ['POST', 'HEAD', 'PATCH'],
      url: `${entryUploadPath}*`,
      schema: { hide: true },
      async handler(request, reply) {
        const brings = request.method === 'PATCH'
        // Before anything else: it is to cost nothing.
        if (brings && atOnce >= mostAtOnce) throw busy()
        if (brings) {
          atOnce += 1
          // Also of a connection that broke, about which the library learns late.
          reply.raw.once('close', () => (atOnce -= 1))
        }
        await answer(request, reply)
      },
    })
    async function answer(request: FastifyRequest, reply: FastifyReply) {
      const actor = await actorOf(request)
      await (request.method === 'POST' ? mayBegin(actor, request) : mayGoOn(actor, request))
      reply.hijack()
      if (request.raw.destroyed) return // broken before it began
      reply.raw.setHeader('cache-control', 'no-store')
      reply.raw.setHeader('x-content-type-options', 'nosniff')
      await sender.run(actor.id, () => tus.handle(request.raw, reply.raw))
    }
    done()
  })
}

function idIn({ headers }: FastifyRequest): number {
  try {
    const id = Number(Metadata.parse(String(headers['upload-metadata']))['entry'])
    if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) return id
  } catch {
    // Says nothing that can be read.
  }
  throw entryNotFound()
}
