import { ApiError } from './api-error.ts'
import { pause } from './pause.ts'

/** More than the server's own window of five minutes, should it say how long to wait. */
const attempts = 8
const shortestSeconds = 1

/**
 * Sends a request again while the server is too busy for it, as late as it asks for; it has done nothing with such a
 * request. A little later than that, by chance: all who were turned away must not come back at the same moment.
 * Attempts that a person makes, such as wrong passwords, are refused with another code and not repeated.
 */
export async function repeatWhileBusy<T>(
  send: () => Promise<T>,
  onBusy: (seconds: number) => void,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      if (!isBusy(error) || attempt === attempts) throw error
      const asked = Math.max(shortestSeconds, error.retryAfterSeconds ?? 2 ** attempt)
      onBusy(asked)
      await pause(asked * 1000 * (1 + Math.random() * 0.2), signal)
    }
  }
}

/** A refusal without a code comes from a server in front of ours. */
const isBusy = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.kind === 'rate-limited' && (error.code ?? 'busy') === 'busy'
