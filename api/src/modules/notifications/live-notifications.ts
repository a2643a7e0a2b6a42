import { openNotificationStream, queryString } from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { notSignedIn } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { countNotificationsOf } from './notification.repository.ts'
import { readersAmong } from '../feeds/post-readers.ts'
import { notify } from './notify.ts'
import type { NewNotification } from './notify.ts'
import { listenForNotifications } from './notification-signals.ts'
import type { AccessSignal, NotificationSignal, PostSignal } from './notification-signals.ts'
import { openStreams } from './open-streams.ts'
import type { OpenStream } from './open-streams.ts'
import { claimTokens } from '../auth/access-token.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Notifies a person, as modules do with `notify`. */
    notify(notification: NewNotification): Promise<void>
  }
}

const streamPath = '/vendor/api/user/notification/stream'
const heartbeatIntervalMs = 25_000
const unread = { span: { from: null, to: null }, onlyUnread: true, withoutIds: [] }

interface Options {
  database: OpenDatabase
  /** Signs tickets. */
  secret: string
  /** Called when any process has added a job to the queue. */
  onJob: () => void
}

/** Server-sent events: a notification reaches every open browser of the person, whichever process created it. */
export async function liveNotifications(
  app: FastifyInstance,
  services: Services,
  { database, secret, onJob }: Options,
) {
  const { db, sessions, now } = services
  const tickets = streamTickets(secret, now)
  const streams = openStreams()
  let isClosing = false
  app.decorate('notify', (notification: NewNotification) => notify(services, db, notification))

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
      await sendCount({ userId: actor.id, arrived: null })
      await endWhereRefused(streams.of(actor.id)) // the session may have ended while the stream was opened
      return reply
    },
  )

  async function sendCount({ userId, arrived }: NotificationSignal) {
    const [stream] = streams.of(userId)
    if (!stream) return
    const count = await countNotificationsOf(stream.actor, db, unread)
    streams.send(userId, { count, arrived })
  }

  const warn = (error: unknown) => app.log.warn({ err: error }, 'live notifications')
  const stopListening = await listenForNotifications(
    database,
    { onSignal: (signal) => void receive(signal).catch(warn), onJob },
    warn,
  )

  /** A post is spoken of to those who can read it. */
  async function sendPost({ postId, change }: PostSignal) {
    const here = new Map(streams.all().map(({ actor }) => [actor.id, actor]))
    if (here.size === 0) return
    for (const id of await readersAmong(db, postId, [...here.values()]))
      streams.send(id, { post_id: postId, change })
  }

  async function receive(signal: NotificationSignal | AccessSignal | PostSignal) {
    if ('postId' in signal) await sendPost(signal)
    else if ('access' in signal) await endWhereRefused(streams.of(signal.userId))
    else await sendCount(signal)
  }

  /** Ends those whose session is over or whose person has other rights by now; returns the rest. */
  async function endWhereRefused(open: readonly OpenStream[]) {
    const standing: OpenStream[] = []
    for (const stream of open) {
      const { id: userId, sessionId } = stream.actor
      if (isSameActor(stream.actor, await sessions.actorOf({ userId, sessionId })))
        standing.push(stream)
      else stream.response.end()
    }
    return standing
  }

  /** A heartbeat for the browser, and a second look at sessions, which also expire by themselves. */
  async function keepAlive() {
    for (const { response } of await endWhereRefused(streams.all()))
      response.write('event: alive\ndata: \n\n')
  }
  const alive = setInterval(() => void keepAlive().catch(warn), heartbeatIntervalMs)
  alive.unref()

  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(alive)
    await stopListening()
    streams.endAll()
  })
}

const isSameActor = (before: ActingUser, now: ActingUser | null) =>
  now?.role === before.role && now.vendorId === before.vendorId

/**
 * A browser's EventSource sends no headers, so a ticket in the URL opens the stream. URLs end up in
 * logs, so the ticket is valid for a minute and for nothing else.
 */
const streamTickets = (secret: string, now: () => Date) =>
  claimTokens({ secret, now, audience: 'brightyard-notices', lifetimeSeconds: 60 })
