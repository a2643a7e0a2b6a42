interface Details {
  fields?: Record<string, string>
  retryAfterSeconds?: number
}

/** An error for the caller. Anything else that is thrown becomes a 500 without details. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly details: Details

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message)
    this.name = 'ApiProblem'
    this.status = status
    this.code = code
    this.details = details
  }
}

export const notSignedIn = () => new ApiProblem(401, 'not_signed_in', 'Please sign in to continue.')

/** For a signed-in person without the rights; the text is specified. */
export const notAuthorized = () =>
  new ApiProblem(403, 'not_authorized', 'You are not authorized for this content.')

/** For a signed-in person without any link to what is asked for; the text is specified. */
export const notConnected = () => new ApiProblem(403, 'not_connected', 'You are not connected')

/** Also for what belongs to someone else, so that the two cannot be told apart. */
export const notFound = (what: string) =>
  new ApiProblem(404, 'not_found', `We could not find ${what}. It may have been moved or removed.`)

export const conflict = (code: string, message: string) => new ApiProblem(409, code, message)

/** A sentence for each field that was refused. */
export const invalidInput = (fields: Record<string, string>, message = Object.values(fields)[0]) =>
  new ApiProblem(422, 'invalid_input', message ?? 'Please check your input.', { fields })

export function tooManyRequests(retryAfterSeconds: number, message?: string) {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait =
    retryAfterSeconds < 60 ? 'in a minute' : `in ${minutes} minute${minutes === 1 ? '' : 's'}`
  return new ApiProblem(
    429,
    'too_many_requests',
    message ?? `Too many attempts. Please try again ${wait}.`,
    { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)) },
  )
}
