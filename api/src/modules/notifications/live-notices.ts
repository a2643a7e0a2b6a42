import { openNotificationStream, queryString } from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import type { FastifyInstance } from 'fastify'
import { notSignedIn } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { countNotificationsOf } from './notification.repository.ts'
import { notify } from './notify.ts'
import type { Notice } from './notify.ts'
import { hearNotices } from './notice-wire.ts'
import type { NoticeSignal } from './notice-wire.ts'
import { openStreams } from './open-streams.ts'
import { streamTickets } from './stream-ticket.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells a person something, as modules do with `notify`. */
    notify(notice: Notice): Promise<void>
  }
}

const streamPath = '/vendor/api/user/notification/stream'
const aliveMilliseconds = 25_000
const unread = { span: { from: null, to: null }, onlyUnread: true, withoutIds: [] }

interface Options {
  database: OpenDatabase
  /** Signs tickets. */
  secret: string
}

/** Server-sent events: what comes for a person reaches every open browser of theirs, whichever process made it. */
export async function liveNotices(
  app: FastifyInstance,
  services: Services,
  { database, secret }: Options,
) {
  const { db, sessions, now } = services
  const tickets = streamTickets(secret, now)
  const streams = openStreams()
  let isClosing = false
  app.decorate('notify', (notice: Notice) => notify(services, notice))

  registerCall(app, openNotificationStream, async ({ id, sessionId }) => {
    const ticket = await tickets.sign({ userId: id, sessionId })
    return { address: streamPath + queryString({ ticket }) }
  })

  app.get<{ Querystring: { ticket?: string } }>(
    streamPath,
    { schema: { hide: true } },
    async (request, reply) => {
      const claims = await tickets.read(String(request.query.ticket ?? ''))
      const actor = claims && (await sessions.actorOf(claims))
      if (!actor) throw notSignedIn()
      if (isClosing || !streams.hasRoomFor(actor.id)) {
        return reply.code(503).header('retry-after', '60').send({ status: 'busy' })
      }
      reply.hijack()
      streams.open(actor, reply.raw)
      await tell({ userId: actor.id, arrived: null })
      return reply
    },
  )

  async function tell({ userId, arrived }: NoticeSignal) {
    const [stream] = streams.of(userId)
    if (!stream) return
    const count = await countNotificationsOf(stream.actor, db, unread)
    streams.tell(userId, { count, arrived })
  }

  const warn = (error: unknown) => app.log.warn({ err: error }, 'live notifications')
  const stopHearing = await hearNotices(database, (signal) => void tell(signal).catch(warn), warn)

  /** A sign of life for the browser; streams whose session has ended meanwhile end as well. */
  async function keepAlive() {
    for (const { actor, response } of streams.all()) {
      const claims = { userId: actor.id, sessionId: actor.sessionId }
      if (await sessions.actorOf(claims)) response.write('event: alive\ndata: \n\n')
      else response.end()
    }
  }
  const alive = setInterval(() => void keepAlive().catch(warn), aliveMilliseconds)
  alive.unref()

  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(alive)
    await stopHearing()
    streams.endAll()
  })
}
