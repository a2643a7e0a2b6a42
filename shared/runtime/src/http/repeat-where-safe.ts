import { ApiError } from './api-error.ts'
import { pause } from './pause.ts'

/** Enough for a load balancer to notice that a server has gone: 4 seconds in all. */
const pauses = [300, 1000, 2700]

/**
 * Sends a call again that got no answer, or one from a server in front of ours that found none: nobody knows whether
 * it was done. Only for calls that may be done twice, because their key lets the server tell. Queries repeat themselves.
 */
export async function repeatWhereSafe<T>(
  send: () => Promise<T>,
  { body }: { body: Record<string, unknown> | undefined },
  signal?: AbortSignal,
): Promise<T> {
  const isSafe = typeof body?.['idempotency_key'] === 'string'
  for (const milliseconds of isSafe ? pauses : []) {
    try {
      return await send()
    } catch (error) {
      if (!isLost(error)) throw error
      await pause(milliseconds * (0.5 + Math.random()), signal)
    }
  }
  return send()
}

/** Without a connection people are told at once. */
const isLost = (error: unknown) =>
  (typeof navigator === 'undefined' || navigator.onLine) &&
  error instanceof ApiError &&
  (error.kind === 'unreachable' ||
    (error.kind === 'server' && (error.code ?? 'api-unreachable') === 'api-unreachable'))
