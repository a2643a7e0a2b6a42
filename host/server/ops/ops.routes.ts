import type { Call } from '@brightyard/contract/calls'
import { fillPattern } from '@brightyard/contract/paths'
import { opsCalls } from '@brightyard/contract/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { actorOf, operatorOf, type OpsRefusal } from './operator.ts'

/** Base path of the registry for the ops page in the browser. */
export const opsPrefix = '/ops/registry'

export interface OpsSettings {
  apiUrl: string
  registryUrl: string
  /** The registry's token that this edge acts with; null: operations are not set up here. */
  token: string | null
}

const crossOrigin: OpsRefusal = {
  status: 403,
  code: 'cross-origin',
  message: 'Only pages of this site may change it. Nothing was changed.',
}
const notSetUp: OpsRefusal = {
  status: 404,
  code: 'ops-not-set-up',
  message: 'Operations are not set up here: this edge has no OPS_TOKEN. Use the command line.',
}
const registryAway: OpsRefusal = {
  status: 502,
  code: 'registry-unreachable',
  message:
    'The registry does not respond. Visitors are not affected. Check the history before you try again.',
}
const tokenRefused: OpsRefusal = {
  status: 502,
  code: 'ops-token-refused',
  message: 'The registry rejects this edge’s OPS_TOKEN. Nothing was changed.',
}

/** Forwards the ops page's calls to the registry, for super admins only and in their name. */
export function opsRoutes(app: FastifyInstance, settings: OpsSettings) {
  for (const call of opsCalls) {
    app.route({
      method: call.method,
      url: opsPrefix + call.path,
      bodyLimit: 100_000,
      async handler(request, reply) {
        void reply.header('cache-control', 'no-store')
        if (call.method !== 'GET' && !isOwn(request)) return refuse(reply, crossOrigin)
        const operator = await operatorOf(request, settings.apiUrl)
        if ('refusal' in operator) return refuse(reply, operator.refusal)
        if (settings.token === null) return refuse(reply, notSetUp)
        const parsed = readRequest(call, request)
        if ('problem' in parsed) return refuse(reply, parsed.problem)
        return forward(request, reply, settings, {
          ...parsed,
          method: call.method,
          // Last, so that the browser cannot override it.
          ...(parsed.body && { body: { ...parsed.body, actor: actorOf(operator.user) } }),
        })
      },
    })
  }
}

/** Pages of other sites can neither send this header nor claim this origin. */
function isOwn({ headers, host }: FastifyRequest): boolean {
  if (headers['x-requested-with'] !== 'fetch') return false
  if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return false
  return headers.origin === undefined || URL.parse(headers.origin)?.host === host
}

interface ParsedRequest {
  path: string
  body: Record<string, unknown> | undefined
}

/** What the contract says of a field, and none of the library's words where it says nothing. */
const ownWords = { error: () => 'is not as expected' }

/** Only fields of the contract are forwarded. */
function readRequest(call: Call, request: FastifyRequest): ParsedRequest | { problem: OpsRefusal } {
  const params = call.params?.safeParse(numbersIn(request.params), ownWords)
  const query = call.query?.safeParse(numbersIn(request.query), ownWords)
  const body = call.body?.safeParse(request.body, ownWords)
  const issue = [params, query, body].flatMap((part) => part?.error?.issues ?? [])[0]
  if (issue) {
    const message = `The request is invalid: ${issue.path.join('.') || 'it'} ${issue.message}.`
    return { problem: { status: 422, code: 'invalid-input', message } }
  }
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query?.data ?? {})) search.set(name, String(value))
  const path = fillPattern(call.path, params?.data ?? {})
  return { path: search.size > 0 ? `${path}?${search}` : path, body: body?.data }
}

/** Every parameter and query of these calls is a number. */
const numbersIn = (values: unknown) =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, Number(value)]))

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  { registryUrl, token }: OpsSettings,
  { method, path, body }: ParsedRequest & { method: Call['method'] },
) {
  try {
    const answer = await fetch(registryUrl + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'x-request-id': request.id,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(120_000),
    })
    // The session is fine, and a 401 would lead to the sign-in page.
    if (answer.status === 401) return await refuse(reply, tokenRefused)
    for (const name of ['content-type', 'retry-after']) {
      const value = answer.headers.get(name)
      if (value !== null) void reply.header(name, value)
    }
    return await reply.code(answer.status).send(answer.body)
  } catch (error) {
    request.log.warn({ error }, 'the registry does not respond to the ops page')
    return refuse(reply, registryAway)
  }
}

const refuse = (reply: FastifyReply, { status, ...problem }: OpsRefusal) =>
  reply.code(status).send({ ...problem, request_id: reply.request.id })
