import { sessionChanged } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import type { KnownSession } from '../routing/guards.ts'

/** Resolves with the session once the server has answered. */
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
