import { resolve } from 'node:path'
import { unknownOption } from '@brightyard/build'
import { commands } from '../../bootstrap/commands.mjs'
import { createProgress } from '../../bootstrap/progress.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { portsFromEnvironment } from '../ports/ports.ts'
import { inRoot } from '../root.ts'
import { announcement } from '../site/announce.ts'
import { startSite } from '../site/start-site.ts'
import { runUntilStopped } from '../site/run-until-stopped.ts'

const options = ['--fresh', '--deploy']

/**
 * `npm start`: the whole site, until Ctrl-C, with the set that is current. `--fresh` starts with fresh demonstration
 * data, `--deploy` deploys the builds that are not live.
 */
export async function start(args: string[]): Promise<void> {
  const unknown = args.find((arg) => !options.includes(arg))
  if (unknown)
    throw new UserFacingError(
      unknownOption(args, options) ?? `There is nothing to start as “${unknown}”.`,
      `Usage: ${commands.start.usage}`,
    )
  const progress = createProgress()
  await runUntilStopped(progress, async (signal) => {
    const site = await startSite({
      ports: portsFromEnvironment(process.env),
      folder: resolve(inRoot(), process.env['BRIGHTYARD_FOLDER'] ?? '.brightyard'),
      fresh: args.includes('--fresh'),
      deploy: args.includes('--deploy'),
      progress,
      signal,
    })
    progress.print(announcement(site))
    return site
  })
}
