import * as z from '@brightyard/contract/schema'
import { EdgeId, EdgeReport, LiveEdges, RegistryProblem } from '@brightyard/contract/registry'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Authority } from '../access/authority.ts'
import { latestDeployment } from '../deployments/deployments.repository.ts'
import { edgeReports } from '../edges/accept-report.ts'
import { listLiveEdges, removeEdge } from '../edges/edges.repository.ts'
import type { Registry } from '../registry.ts'
import { requireAuth } from './require-auth.ts'

const refusals = { 401: RegistryProblem, 403: RegistryProblem, 422: RegistryProblem }

export const edgesRoutes: FastifyPluginAsyncZod<{
  registry: Registry
  authority: Authority
  edgesSettleMs?: number | undefined
}> = async (app, { registry, authority, edgesSettleMs }) => {
  const { db } = registry
  const accept = edgeReports(registry, edgesSettleMs)
  const preHandler = requireAuth(authority, 'telemetry')
  const security = [{ token: ['telemetry'] }]

  app.get(
    '/edges',
    {
      schema: {
        summary: 'The edges that live, what each serves, and why one does not follow',
        response: { 200: LiveEdges },
      },
    },
    async () => {
      const deployment = await latestDeployment(db)
      const live = await listLiveEdges(db, new Date())
      return {
        deployment,
        edges: live.map(({ report, seenAt }) => ({
          ...report,
          seenAt: seenAt.toISOString(),
          follows: deployment !== null && report.serves?.deployment === deployment.number,
        })),
      }
    },
  )

  app.post(
    '/edges',
    {
      preHandler,
      schema: {
        summary: 'What an edge serves and what failed there',
        security,
        body: EdgeReport,
        response: { 204: z.null(), ...refusals },
      },
    },
    async ({ body, log }, reply) => {
      const outcome = await accept(body)
      if (outcome?.kind === 'deployed') {
        log.warn({ deployment: outcome.deployment }, 'taken back because of what edges report')
      } else if (outcome) {
        log.warn({ outcome }, 'no edge can serve it, and it could not be taken back')
      }
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/edges/:id',
    {
      preHandler,
      schema: {
        summary: 'An edge ends',
        security,
        params: z.object({ id: EdgeId }),
        response: { 204: z.null(), ...refusals },
      },
    },
    async ({ params }, reply) => {
      await removeEdge(db, params.id)
      return reply.code(204).send(null)
    },
  )
}
