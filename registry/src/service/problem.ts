import { logFailure } from '@brightyard/observability'
import fastifyPlugin from 'fastify-plugin'
import { isResponseSerializationError } from 'fastify-type-provider-zod'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { RegistryProblem, Verdict } from '@brightyard/contract/registry'

/** A refused request, in the shape of every error response. */
export class Refusal extends Error {
  readonly status: number
  readonly problem: Omit<RegistryProblem, 'request_id'>

  constructor(status: number, problem: Omit<RegistryProblem, 'request_id'>) {
    super(problem.message)
    this.status = status
    this.problem = problem
  }
}

/** Nobody waits for the answer any more; what was only being tried has ended. */
export class CallerGone extends Error {}
const callerGone = {
  status: 499,
  problem: { code: 'caller_gone', message: 'The caller hung up. Nothing was changed.' },
}

/** Every response above 399 is a RegistryProblem. */
export const problems = fastifyPlugin(async (app: FastifyInstance) => {
  app.setNotFoundHandler((request) => {
    throw new Refusal(404, {
      code: 'not_found',
      message: `There is no ${request.method} ${request.url}. The calls are listed at /docs.`,
    })
  })

  app.setErrorHandler((error: FastifyError | Refusal | CallerGone, request, reply) => {
    const { status, problem } = error instanceof CallerGone ? callerGone : describe(error)
    request.problem = problem
    if (status >= 500) logFailure(request, error)
    return reply.status(status).send({ ...problem, request_id: request.id })
  })
})

function describe(error: FastifyError | Refusal): Pick<Refusal, 'status' | 'problem'> {
  if (error instanceof Refusal) return error
  if (error.validation) {
    const fields = Object.fromEntries(
      error.validation.map(({ instancePath, message }) => [
        instancePath.replace(/^\//, '').replaceAll('/', '.') || 'request',
        message ?? 'is wrong',
      ]),
    )
    const message = `The request is invalid: ${Object.entries(fields)
      .map(([field, problem]) => `${field} (${problem})`)
      .join(', ')}.`
    return { status: 422, problem: { code: 'invalid_input', message, fields } }
  }
  const status = isResponseSerializationError(error) ? 500 : (error.statusCode ?? 500)
  if (status === 429) {
    const message = 'Too many requests from here. Wait a minute and try again.'
    return { status, problem: { code: 'too_many_requests', message } }
  }
  if (status < 500) return { status, problem: { code: 'invalid_input', message: error.message } }
  const message = 'The registry has failed. Visitors are not affected; see the registry’s log.'
  return { status, problem: { code: 'failed', message } }
}

export function refusedByGate(verdicts: Verdict[]): Refusal {
  const count = verdicts.reduce((sum, { reasons }) => sum + reasons.length, 0)
  return new Refusal(422, {
    code: 'refused_by_gate',
    message: `The gate refused, for ${count === 1 ? 'one reason' : `${count} reasons`}. Nothing was changed.`,
    verdicts,
  })
}
