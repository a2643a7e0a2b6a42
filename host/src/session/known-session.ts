import { sessionChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import type { KnownSession } from '../routing/guards.ts'

/** The session once the server has answered; at once where it already has. */
export const knownSession = (): Promise<KnownSession> =>
  new Promise((resolve) => {
    const stop = channel(sessionChanged).subscribe((session) => {
      if (session.status === 'unknown') return
      resolve(session)
      queueMicrotask(() => {
        stop()
      })
    })
  })
