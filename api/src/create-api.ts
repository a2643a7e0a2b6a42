import { createHmac } from 'node:crypto'
import { availableParallelism } from 'node:os'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import formbody from '@fastify/formbody'
import {
  closeConnectionsOnStop,
  draining,
  logRequests,
  logSerializers,
  metrics,
  refusePipelines,
  requestOptions,
  trustedProxies,
} from '@brightyard/observability'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { ApiOptions } from './api-options.ts'
import { queryable, queryableReads } from './database/database.ts'
import { createQueue } from './queue/queue.ts'
import { createSeal } from './queue/seal.ts'
import { createTasks } from './queue/tasks.ts'
import { fileMetrics, watchFiles } from './files/watch-files.ts'
import { forUpdate } from './database/row-lock.ts'
import { sessionCookie } from './modules/auth/session.routes.ts'
import { createSessions } from './modules/auth/sessions.ts'
import { emailOutboxRoutes } from './modules/messages/email-outbox.routes.ts'
import { linksAndRooms } from './modules/live/meeting-port.ts'
import { mediaRoutes } from './modules/media/media.routes.ts'
import { storedMediaRoutes } from './modules/media/stored-media.ts'
import { createSandbox } from './modules/payments/sandbox/create-sandbox.ts'
import { messageMetrics } from './modules/messages/message-metrics.ts'
import { deliverMessages } from './modules/messages/deliver-messages.ts'
import { createOutbox } from './modules/messages/outbox.ts'
import { undeliveredRoutes } from './modules/messages/undelivered.routes.ts'
import { noTexts } from './modules/messages/text-message-port.ts'
import { createLineKinds } from './modules/orders/line-kinds.ts'
import { lineKinds, registerModules } from './modules/register-modules.ts'
import { liveNotifications } from './modules/notifications/live-notifications.ts'
import { createPush } from './modules/push/push-port.ts'
import { newPushKeys } from './modules/push/push-keys.ts'
import type { SocialProvider } from './modules/social/social-provider.ts'
import { ApiProblem } from './server/api-problem.ts'
import { authentication } from './server/authentication.ts'
import { background } from './server/background.ts'
import { bodyLimits, maxBytes } from './server/body-limits.ts'
import { docs } from './server/docs.ts'
import { answerWithProblem } from './server/error-handler.ts'
import { generalRateLimit } from './server/limits/general-rate-limit.ts'
import { health } from './server/health.ts'
import { ownOriginOnly } from './server/own-origin.ts'
import { replicaMetrics, watchReplica } from './server/replica.ts'
import { securityHeaders } from './server/security-headers.ts'
import { serializerCompiler } from './server/serializer.ts'
import type { Services } from './server/services.ts'
import { takeTurns } from './server/turns.ts'
import { createScheduledJobs } from './scheduled-jobs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the queue's jobs now: resolves when emails, tasks and other background work are done. */
    settled(): Promise<void>
    /** Runs every scheduled job once. */
    runScheduledJobs(): Promise<void>
    /** Sends messages and runs scheduled jobs, until the server closes. */
    startQueue(): Promise<void>
  }
}

/** The embedded database does one thing after the other: other calls get in between the statements of one search. */
const searchesAtOnce = { pglite: 1, postgres: 8 }

/** The whole API, not listening yet. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { database, publicOrigins, now = () => new Date(), rateLimitFactor = 1 } = options
  const isTrusted = trustedProxies(options.trustedNetworks ?? [])
  const app = Fastify({
    logger: options.logger ? { serializers: logSerializers, ...options.logger } : false,
    bodyLimit: maxBytes,
    // For URLs that the router cannot parse; they never reach the error handler.
    frameworkErrors: (error, request, reply) => void answerWithProblem(error, request, reply),
    trustProxy: isTrusted,
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
    forceCloseConnections: 'idle',
    // What arrives while it closes is answered like anything else.
    return503OnClosing: false,
    // One line per response instead of two, see logRequests.
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200 },
    ...requestOptions,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(answerWithProblem)
  app.setNotFoundHandler(() => {
    throw new ApiProblem(404, 'unknown_address', 'There is nothing at this address.')
  })
  refusePipelines(app.server)
  draining(app)
  closeConnectionsOnStop(app)
  logRequests(app)

  const db = queryable(database)
  const sessions = createSessions({ db, secret: options.sessionSecret, now })
  const later = background(app.log)
  const queue = createQueue(database, app.log)
  let stopping: Promise<void> | undefined
  app.addHook('preClose', async () => {
    stopping = queue.stop() // while requests finish
  })
  app.addHook('onClose', async () => {
    await later.settled()
    await stopping
  })
  app.decorate('settled', async () => {
    await later.settled()
    await queue.drain()
  })
  const secretFor = (use: string) =>
    createHmac('sha256', options.sessionSecret).update(use).digest('base64url')
  const seal = createSeal(options.sessionSecret)
  const tasks = createTasks({ queue, seal, now })
  const sandbox = createSandbox(app, { db, tasks, secret: secretFor('sandbox gateway'), now })
  const social: SocialProvider[] = []
  const push = createPush({ keys: newPushKeys(), subject: publicOrigins[0], ...options.push })
  const channels = { email: options.email, texts: options.texts ?? noTexts, push }
  const services: Services = {
    db,
    reads: queryableReads(database),
    files: options.files ?? null,
    lock: options.rowLock ?? forUpdate,
    gateway: options.gateway ?? sandbox.gateway,
    meetings: options.meetings ?? linksAndRooms,
    lineKinds: createLineKinds(lineKinds),
    reservationMinutes: options.reservationMinutes ?? 15,
    linkSecret: secretFor('links'),
    sessions,
    outbox: createOutbox({ queue, seal, now }),
    tasks,
    social,
    push,
    background: later,
    inTurn: takeTurns({
      atOnce: searchesAtOnce[database.kind],
      longestWaitMs: 2000,
      tooMany: 'Many people are searching. Please try again in a moment.',
    }),
    signInTurn: takeTurns({
      atOnce: Math.max(1, availableParallelism() - 1),
      longestWaitMs: 10_000,
      tooMany: 'Many people are signing in. Please try again in a moment.',
    }),
    publicOrigin: publicOrigins[0],
    rateLimitFactor,
    now,
  }

  securityHeaders(app)
  await app.register(cors, {
    origin: [...publicOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    maxAge: 600,
  })
  ownOriginOnly(app, publicOrigins)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: 100_000 })
  bodyLimits(app)
  authentication(app, sessions)
  const { limitsUrl } = options
  const limits = { database, limitsUrl, factor: rateLimitFactor, isTrusted, sessionCookie }
  await generalRateLimit(app, limits)
  if (options.describesItself !== false) await docs(app)
  health(app, database, options.files)
  watchReplica(app, database)
  watchFiles(app, options.files)
  await app.register(metrics, {
    service: 'api',
    register: (registry) => {
      messageMetrics(db)(registry)
      replicaMetrics(database)(registry)
      fileMetrics(options.files)(registry)
    },
  })
  if (options.files) storedMediaRoutes(app, options.files)
  else if (options.mediaFolder) await mediaRoutes(app, options.mediaFolder)
  if (options.social) social.push(...(await options.social(app)))
  registerModules(app, services)
  const { publicOrigin } = services
  deliverMessages({ db, queue, seal, now, channels, log: app.log, publicOrigin })
  await liveNotifications(app, services, {
    database,
    secret: options.sessionSecret,
    onJob: queue.wake,
  })
  if (!options.gateway) sandbox.routes()
  const { deliverCallbacks } = sandbox
  const jobs = createScheduledJobs(services, { deliverCallbacks, log: app.log })
  app.decorate('runScheduledJobs', jobs.runAll)
  app.decorate('startQueue', () => jobs.start(queue))
  undeliveredRoutes(app, { db, queue, seal, now })
  if (options.outbox) emailOutboxRoutes(app, options.outbox)
  return app
}
