/** Why a call failed; screens switch on it. */
export type ApiErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'invalid'
  | 'rate-limited'
  | 'server'
  | 'unreachable'
  | 'timeout'
  | 'cancelled'
  | 'bad-answer'

/** The one error that a call throws. `message` is the server's sentence for people, where it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The server's own code, such as `coupon-expired`. */
  readonly code: string | undefined
  /** Messages by field name, with kind `invalid`. */
  readonly fields: Readonly<Record<string, string>>
  readonly requestId: string | undefined
  /** With kind `rate-limited`: when to try again. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: {
      code?: string | undefined
      fields?: Readonly<Record<string, string>> | undefined
      requestId?: string | undefined
      retryAfterSeconds?: number | undefined
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.kind = kind
    this.code = details.code
    this.fields = details.fields ?? {}
    this.requestId = details.requestId
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** True where a retry may help. */
export const isRetryable = (error: unknown) =>
  error instanceof ApiError && ['server', 'unreachable', 'timeout'].includes(error.kind)

/** What support finds a failed call by; undefined where the call never arrived. */
export const requestIdOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.requestId : undefined

/** No response: the request, or the code that sends it, did not arrive. */
export const unreachable = (cause?: unknown) =>
  new ApiError(
    'unreachable',
    'We could not reach the server. Check your connection and try again.',
    { cause },
  )
