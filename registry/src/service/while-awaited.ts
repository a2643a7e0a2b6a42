import type { FastifyReply } from 'fastify'
import { CallerGone } from './problem.ts'

/** Aborted when the caller hangs up before it has its answer. */
export function whileAwaited({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const end = () => {
    if (!raw.writableFinished) controller.abort(new CallerGone())
  }
  if (raw.closed) end()
  else raw.once('close', end)
  return controller.signal
}
