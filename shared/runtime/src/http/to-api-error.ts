import * as z from '@brightyard/contract/schema'
import type { AxiosError } from 'axios'
import { ApiError, type ApiErrorKind, unreachable } from './api-error.ts'

const ProblemAnswer = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  request_id: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
})

const kindByStatus: Record<number, ApiErrorKind> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  422: 'invalid',
  429: 'rate-limited',
}

/** Turns what axios throws into the one error that screens know. */
export function toApiError(error: AxiosError): ApiError {
  if (error.response) return errorOfAnswer(error.response)
  switch (error.code) {
    case 'ERR_CANCELED':
      return new ApiError('cancelled', 'The call was cancelled.', { cause: error })
    case 'ECONNABORTED':
    case 'ETIMEDOUT':
      return new ApiError('timeout', 'The server took too long to answer. Please try again.', {
        cause: error,
      })
    default:
      return unreachable(error)
  }
}

interface Answer {
  status: number
  data: unknown
  headers: { [name: string]: unknown }
}

/** What an answer that is a failure means. */
export function errorOfAnswer({ status, data, headers }: Answer): ApiError {
  const problem = ProblemAnswer.safeParse(data).data ?? {}
  const retryAfter = Number(headers['retry-after'])
  return new ApiError(
    kindByStatus[status] ?? 'server',
    problem.message ??
      (status === 413
        ? 'This is too large to send.'
        : 'Something went wrong on our side. Please try again.'),
    {
      code: problem.code,
      fields: problem.fields,
      // An answer without a problem, such as a proxy's, names the request in the header.
      requestId: problem.request_id ?? header(headers['x-request-id']),
      // Whole, for a screen that knows more of its answers than every screen does.
      cause: data,
      retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    },
  )
}

const header = (value: unknown) => (typeof value === 'string' ? value : undefined)
