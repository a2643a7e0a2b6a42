import type { Call } from '@brightyard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names what a call is about; everything else that a caller sends stays out of the log. */
const subjects = ['id', 'order_code', 'user_id', 'student_id'] as const
/** A refused call's input has not been checked yet. */
const isPlain = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w-]{1,40}$/.test(value))

function subjectOf(params: unknown) {
  const given = Object(params) as Partial<Record<string, unknown>>
  return Object.fromEntries(
    subjects.filter((name) => isPlain(given[name])).map((name) => [name, given[name]]),
  )
}

/**
 * One line for each call that changed something, and for each that was refused for want of a session or a right: who,
 * in which role, which call, about what, how it ended. Sign-ins, orders, refunds, consents and what staff do are calls,
 * so that none can be forgotten. Neither bodies nor answers are in it, and JSON keeps input on its own line.
 */
export function auditCall(call: Call, request: FastifyRequest, { statusCode }: FastifyReply) {
  const isRefused = statusCode === 401 || statusCode === 403
  const isChange = call.method !== 'GET' && !call.reads && statusCode < 400
  if (!isRefused && !isChange) return
  request.log.info({
    event: isRefused ? 'refused' : 'changed',
    call: call.name,
    actor: request.actor?.id ?? null,
    role: request.actor?.role ?? null,
    status: statusCode,
    ...subjectOf(request.params),
  })
}
