import type { AuditAction, AuditOutcome, RegistryProblem } from '@brightyard/contract/registry'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { recordAudit } from '../access/audit.repository.ts'
import type { Database } from '../database/open-registry-database.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every call of this route is written to the audit log, whatever its outcome. */
    audit?: AuditAction
  }
  interface FastifyRequest {
    /** Details from the handler: the set that it created. */
    auditDetails: Record<string, unknown>
    /** Why it was refused. */
    problem: Omit<RegistryProblem, 'request_id'> | null
  }
}

/** Request fields that are logged. Tokens are not. */
const recorded = [
  'remotes',
  'remove',
  'name',
  'url',
  'to',
  'prefix',
  'set',
  'percent',
  'expect',
  'message',
  'scopes',
  'allowWithoutTrial',
  'despiteFreeze',
]

/** Writes the log before the response is sent, so that every confirmed change is in it. */
export const auditing = fastifyPlugin(async (app: FastifyInstance, { db }: { db: Database }) => {
  app.decorateRequest('caller', null)
  app.decorateRequest('problem', null)
  app.addHook('onRequest', async (request) => {
    request.auditDetails = {}
  })
  app.addHook('onSend', async (request, reply) => {
    const action = request.routeOptions.config.audit
    // Rate-limited calls are not logged one by one.
    if (action === undefined || reply.statusCode === 429) return
    const { caller, problem } = request
    const body = fieldsOf(request)
    await recordAudit(db, {
      action,
      outcome: outcomeOf(reply.statusCode, problem?.code),
      actor: textOf(body.actor),
      token: caller?.name ?? null,
      reason: textOf(body.reason) ?? textOf(body.message),
      details: {
        ...Object.fromEntries(
          recorded.flatMap((key) => (body[key] === undefined ? [] : [[key, body[key]]])),
        ),
        ...(caller && { tokenId: caller.id }),
        ...request.auditDetails,
        ...(problem && refusalOf(problem, request)),
      },
      requestId: request.id,
    })
  })
})

function fieldsOf({ body, params }: FastifyRequest): Record<string, unknown> {
  const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
  return { ...(isObject(params) && { ...params }), ...(isObject(body) && { ...body }) }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : null)

const refusalOf = (problem: NonNullable<FastifyRequest['problem']>, request: FastifyRequest) => ({
  code: problem.code,
  ...(problem.code === 'not_signed_in' && { address: request.ip }),
  ...(problem.verdicts && {
    refused: Object.fromEntries(
      problem.verdicts.map(({ name, url, reasons }) => [
        name ?? url,
        reasons.map(({ code }) => code),
      ]),
    ),
  }),
})

function outcomeOf(status: number, code: string | undefined): AuditOutcome {
  if (status < 400) return 'done'
  if (status === 401 || status === 403) return 'not-allowed'
  if (code === 'refused_by_gate') return 'refused'
  if (code === 'frozen') return 'frozen'
  if (status === 409) return 'conflict'
  return status < 500 ? 'not-understood' : 'failed'
}
