import { ApiError } from './api-error.ts'

/** `30 seconds`, `1 minute`, `12 minutes`, `1 hour`: rounded up, so that nobody comes back too early. */
export function waitingTime(seconds: number) {
  const [amount, unit] =
    seconds < 60
      ? [Math.max(1, Math.ceil(seconds)), 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** Why a call failed, as one sentence for people; after too many tries it says how long to wait. */
export function failureSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.kind !== 'rate-limited') return error.message
  const wait = error.retryAfterSeconds ? waitingTime(error.retryAfterSeconds) : 'a while'
  const why = error.code === 'busy' ? 'Too many people are here at once' : 'Too many tries'
  return `${why}. Please wait ${wait} and try again.`
}
