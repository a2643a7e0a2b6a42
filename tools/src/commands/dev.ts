import { resolve } from 'node:path'
import { createProgress } from '../../bootstrap/progress.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { remoteFolders, buildRemotes } from '../building/build-changed.ts'
import { runningSite, siteFolder } from '../folder/site-folder.ts'
import { portsFromEnvironment, watchPort } from '../ports/ports.ts'
import { inRoot } from '../root.ts'
import { announcement } from '../site/announce.ts'
import { watchBeside } from '../site/watch-beside.ts'
import { startSite } from '../site/start-site.ts'
import { runUntilStopped } from '../site/run-until-stopped.ts'
import type { Progress } from '../../bootstrap/progress.mjs'
import { runNode } from '../run-command.ts'

/** `pnpm dev shop`: the site as built, with that one remote in watch mode; or that remote alone, beside a running site. */
export async function dev([name = '']: string[]): Promise<void> {
  const names = remoteFolders().map((folder) => folder.replace('mfe-', ''))
  if (!names.includes(name)) {
    throw new UserFacingError(
      name ? `There is no remote "${name}".` : 'Which remote?',
      `Usage: pnpm dev ${names.join(' | ')}`,
    )
  }
  const watched = { folder: `mfe-${name}`, port: watchPort(process.env) }
  const progress = createProgress()
  const folder = resolve(inRoot(), process.env['BRIGHTYARD_FOLDER'] ?? '.brightyard')
  const command = `pnpm dev ${name}`
  const origin = runningSite(folder)
  if (origin !== null) {
    const { logs } = siteFolder(folder)
    const options = { name, remote: watched, origin, logs, progress, command }
    return runUntilStopped(progress, () => watchBeside(options))
  }
  await runUntilStopped(progress, async (signal) => {
    const site = await startSite({
      ports: portsFromEnvironment(process.env),
      folder,
      build: buildForDevelopment,
      watched: { [name]: watched },
      command,
      progress,
      signal,
    })
    progress.print(announcement(site))
    progress.print(`mfe-${name} is rebuilt at every change, and the page updates by itself.`)
    return site
  })
}

/**
 * Remotes as in production, the host with hot reload. That build has a folder of
 * its own, so a site that runs from this checkout goes on serving its own.
 */
async function buildForDevelopment(progress: Progress): Promise<void> {
  await buildRemotes(progress)
  await progress.step('Host with hot reload', async () => {
    const command = inRoot('shared/build/bin/brightyard-build.mjs')
    const { code, output } = await runNode([command, '--development'], { cwd: inRoot('host') })
    if (code !== 0) throw new UserFacingError(`The host could not be built.\n${output}`)
  })
}
