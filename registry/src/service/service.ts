import {
  closeConnectionsOnStop,
  logRequests,
  metrics,
  refusePipelines,
  requestOptions,
} from '@brightyard/observability'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { tokenAuthority } from '../access/authority.ts'
import type { Registry } from '../registry.ts'
import { auditRoutes } from './audit.routes.ts'
import { auditing } from './auditing.ts'
import { canaryRoutes } from './canary.routes.ts'
import { requireAuth } from './require-auth.ts'
import { edgesRoutes } from './edges.routes.ts'
import { eventsRoutes } from './events.routes.ts'
import { filesRoutes } from './files.routes.ts'
import { freezeRoutes } from './freeze.routes.ts'
import { gateRoutes } from './gate.routes.ts'
import { healthRoutes } from './health.routes.ts'
import { deploymentsRoutes } from './deployments.routes.ts'
import { problems } from './problem.ts'
import { releasesRoutes } from './releases.routes.ts'
import { setsRoutes } from './sets.routes.ts'
import { telemetryRoutes } from './telemetry.routes.ts'
import { swapRoutes } from './swap.routes.ts'
import { prefixesRoutes } from './prefixes.routes.ts'
import { pruneRoutes } from './prune.routes.ts'
import { tokensRoutes } from './tokens.routes.ts'

export interface ServiceOptions {
  registry: Registry
  operatorToken: string
  /** For edges that send telemetry. */
  telemetryToken?: string | undefined
  opsToken?: string | undefined
  logger?: FastifyServerOptions['logger']
  /** Retention of telemetry in days; 14 by default. */
  telemetryDays?: number | undefined
  /** Limit per IP address for everything that is not just reading. */
  requestsPerMinute?: number
  /** Limit per IP address for reading sets, releases and files. */
  readsPerMinute?: number
  /** Whether reading and checking require a token too; any token is enough. */
  readsNeedToken?: boolean
  /** Reachable from other machines: checking and server bundles require a token. */
  isPublic?: boolean
  /** After the start, how long nothing is taken back because edges fail: the others have to report first. */
  edgesSettleMs?: number | undefined
  /** Serves the API documentation at /docs; on by default. */
  hasDocsPage?: boolean
}

/** The registry over HTTP. Closing it leaves the registry open. */
export async function buildService(options: ServiceOptions): Promise<FastifyInstance> {
  const {
    registry,
    operatorToken,
    telemetryToken,
    opsToken,
    logger = false,
    telemetryDays,
    requestsPerMinute = 120,
    readsPerMinute = 6000,
    readsNeedToken = false,
    isPublic = false,
    hasDocsPage = true,
  } = options
  const authority = tokenAuthority(registry.db, {
    operator: operatorToken,
    telemetry: telemetryToken,
    ops: opsToken,
  })
  const app = Fastify({
    logger,
    ...requestOptions,
    // One line per response instead of two, see logRequests.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100_000,
    forceCloseConnections: 'idle',
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  refusePipelines(app.server)
  closeConnectionsOnStop(app)
  logRequests(app)
  await app.register(problems)
  await app.register(metrics, { service: 'registry' })
  await app.register(auditing, { db: registry.db })
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Brightyard registry',
        description: 'Release sets: check, publish, swap, roll back.',
        version: '1.0.0',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })
  if (hasDocsPage) await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })

  await app.register(healthRoutes, { registry })
  const maySee = readsNeedToken ? [requireAuth(authority, 'read')] : []
  await app.register(async (reading) => {
    await reading.register(rateLimit, { max: readsPerMinute, timeWindow: '1 minute' })
    for (const hook of maySee) reading.addHook('onRequest', hook)
    for (const routes of [setsRoutes, deploymentsRoutes, releasesRoutes, eventsRoutes]) {
      await reading.register(routes, { registry })
    }
    await reading.register(filesRoutes, { registry, authority, isPublic })
    await reading.register(telemetryRoutes, { registry, authority, telemetryDays })
    await reading.register(edgesRoutes, {
      registry,
      authority,
      edgesSettleMs: options.edgesSettleMs,
    })
  })
  await app.register(async (limited) => {
    await limited.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' })
    for (const hook of maySee) limited.addHook('onRequest', hook)
    await limited.register(gateRoutes, { registry, authority, isPublic })
    await limited.register(swapRoutes, { registry, authority })
    await limited.register(canaryRoutes, { registry, authority })
    await limited.register(freezeRoutes, { registry, authority })
    await limited.register(pruneRoutes, { registry, authority })
    await limited.register(prefixesRoutes, { registry, authority })
    await limited.register(tokensRoutes, { registry, authority })
    await limited.register(auditRoutes, { registry, authority })
  })
  return app
}
