import * as z from '@brightyard/contract/schema'
import {
  ChartQuery,
  RegistryProblem,
  ReleaseCharts,
  SetCharts,
} from '@brightyard/contract/registry'
import { TelemetryBatch } from '@brightyard/contract/telemetry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import type { Registry } from '../registry.ts'
import { releaseCharts, setCharts } from '../telemetry/charts.ts'
import { telemetryIngest } from '../telemetry/ingest-batch.ts'
import { requireAuth } from './require-auth.ts'

export const telemetryRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
  telemetryDays?: number | undefined
}> = async (app, { registry, authority, telemetryDays }) => {
  const take = telemetryIngest(registry, telemetryDays)

  app.post(
    '/telemetry',
    {
      bodyLimit: 1_000_000,
      preHandler: requireAuth(authority, 'telemetry'),
      schema: {
        summary: 'Telemetry of browsers and an edge, counted by minute',
        security: [{ token: ['telemetry'] }],
        body: TelemetryBatch,
        response: {
          200: z.object({ accepted: z.int() }),
          401: RegistryProblem,
          403: RegistryProblem,
        },
      },
    },
    async ({ body }) => {
      await take(body)
      return { accepted: body.counts.length }
    },
  )

  app.get(
    '/telemetry/releases',
    {
      schema: {
        summary: 'Load time and errors of each release over time',
        querystring: ChartQuery,
        response: { 200: ReleaseCharts, 422: RegistryProblem },
      },
    },
    ({ query }) => releaseCharts(registry.db, query),
  )

  app.get(
    '/telemetry/sets',
    {
      schema: {
        summary: 'Page views, failures and web vitals of each release set over time',
        querystring: ChartQuery,
        response: { 200: SetCharts, 422: RegistryProblem },
      },
    },
    ({ query }) => setCharts(registry.db, query),
  )
}
