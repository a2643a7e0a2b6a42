import { resolve } from 'node:path'
import { createProgress } from '../../bootstrap/progress.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { portsFromEnvironment } from '../ports/ports.ts'
import { inRoot } from '../root.ts'
import { announcement } from '../site/announce.ts'
import { startSite } from '../site/start-site.ts'
import { runUntilStopped } from '../site/run-until-stopped.ts'

/** `npm start`: the whole site, until Ctrl-C. `--fresh` starts with fresh demonstration data. */
export async function start(args: string[]): Promise<void> {
  const unknown = args.find((arg) => arg !== '--fresh')
  if (unknown)
    throw new UserFacingError(`Unknown option "${unknown}".`, 'Usage: npm start [-- --fresh]')
  const progress = createProgress()
  await runUntilStopped(progress, async (signal) => {
    const site = await startSite({
      ports: portsFromEnvironment(process.env),
      folder: resolve(inRoot(), process.env['BRIGHTYARD_FOLDER'] ?? '.brightyard'),
      fresh: args.includes('--fresh'),
      progress,
      signal,
    })
    progress.print(announcement(site))
    return site
  })
}
