import { isNativeError } from 'node:util/types'
import type { Problem } from '@brightyard/contract'
import { logFailure } from '@brightyard/observability'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { ApiProblem } from './api-problem.ts'

/** Turns every error into a Problem. Internal details go only to the log. */
export function answerWithProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = error instanceof ApiProblem ? error : problemOf(error)
  if (problem.status >= 500) logFailure(request, error)
  const { fields, retryAfterSeconds } = problem.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  const answer: Problem = {
    code: problem.code,
    message: problem.message,
    request_id: request.id,
    ...(fields ? { fields } : {}),
  }
  return (
    reply
      .code(problem.status)
      .header('cache-control', 'no-store')
      // An address that cannot be read passes no hook.
      .header('x-request-id', request.id)
      .send(answer)
  )
}

function problemOf(error: unknown): ApiProblem {
  if (hasZodFastifySchemaValidationErrors(error)) return refusedFields(error.validation)
  if (isUnreachableDatabase(error)) {
    const message = 'Our database is not available right now. Please try again in a minute.'
    return new ApiProblem(503, 'unavailable', message, { retryAfterSeconds: 10 })
  }
  if (isWithoutRoom(error)) {
    const message =
      'We cannot store this right now. Nothing was saved; please try again in a few minutes.'
    return new ApiProblem(503, 'no_room', message, { retryAfterSeconds: 60 })
  }
  const refused = refusals[codeOf(error)]
  if (refused) return new ApiProblem(...refused)
  const status = statusOf(error)
  if (status >= 400 && status < 500)
    return new ApiProblem(status, 'unreadable', 'This request could not be read.')
  return new ApiProblem(
    500,
    'internal_error',
    'Something went wrong on our side. Please try again; if it happens again, send us the request id.',
  )
}

const refusals: Record<string, [status: number, code: string, message: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', 'This is too large to send.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_type', 'Please send JSON.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'unreadable', 'The request is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'unreadable', 'The request is incomplete.'],
  FST_ERR_BAD_URL: [400, 'unreadable', 'This address is not valid.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'unknown_address', 'There is nothing at this address.'],
}

function refusedFields(issues: readonly { instancePath: string; message?: string }[]): ApiProblem {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/')[1] ?? ''
    if (field) fields[field] ??= sentence(message)
  }
  const first = Object.values(fields)[0]
  return new ApiProblem(422, 'invalid_input', first ?? 'Please check your input.', { fields })
}

/** Messages of our schemas are shown; zod's default messages are not meant for people. */
const machineWords = /^(Invalid|Too small|Too big|Unrecognized)\b/
const sentence = (message: string | undefined) =>
  message && !machineWords.test(message) ? message : 'Please check this entry.'

/** What a library says of an error that is the caller's. Its words are for developers. */
const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error
    ? Number(error.statusCode)
    : 500

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error
    ? String((error as FastifyError).code)
    : ''

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
])

/** The query builder wraps what the driver threw. */
function isCausedBy(error: unknown, test: (cause: Error) => boolean): boolean {
  for (let cause = error; isNativeError(cause); cause = cause.cause) if (test(cause)) return true
  return false
}

const isUnreachableDatabase = (error: unknown) =>
  isCausedBy(
    error,
    (cause) =>
      connectionCodes.has(codeOf(cause)) ||
      /^Connection terminated|^timeout exceeded when/.test(cause.message),
  )

/** A full disk, of the database or of files. */
const isWithoutRoom = (error: unknown) =>
  isCausedBy(error, (cause) => ['53100', 'ENOSPC', 'EDQUOT'].includes(codeOf(cause)))
