import type { Progress } from '../../bootstrap/progress.mjs'
import { whenNpmEnds } from '../../bootstrap/when-npm-ends.mjs'
import { serviceFailure } from '../services/service-failure.ts'
import type { Site } from './start-site.ts'

type Stoppable = Pick<Site, 'unexpectedExit' | 'stop' | 'kill'>

/**
 * Runs a site until a signal, the end of npm or the end of one of its servers. A signal during the start cancels it
 * between two steps, so that no file is half written; a second one kills everything.
 */
export async function runUntilStopped(
  progress: Progress,
  begin: (signal: AbortSignal) => Promise<Stoppable>,
): Promise<void> {
  const stopping = new AbortController()
  let site: Stoppable | undefined
  const onSignal = () => {
    if (!stopping.signal.aborted) {
      progress.print('\nStopping …')
      return stopping.abort()
    }
    site?.kill()
    process.exit(130)
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, onSignal)
  const parentCheck = whenNpmEnds(() => {
    if (!stopping.signal.aborted) onSignal()
  })
  const signalled = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(null))
  })

  try {
    site = await begin(stopping.signal)
  } catch (error) {
    clearInterval(parentCheck)
    if (!stopping.signal.aborted) throw error
    return progress.print('Stopped.')
  }
  try {
    const exit = await Promise.race([signalled, site.unexpectedExit])
    if (exit) throw serviceFailure(exit.title, exit.reason, exit.lastOutput)
  } finally {
    clearInterval(parentCheck)
    await site.stop()
  }
  progress.print('Stopped.')
}
