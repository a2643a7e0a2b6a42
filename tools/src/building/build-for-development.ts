import type { Progress } from '../../bootstrap/progress.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'
import { buildRemotes } from './build-changed.ts'

/**
 * Remotes as in production, the host with hot reload. That build has a folder of
 * its own, so a site that runs from this checkout goes on serving its own.
 */
export async function buildForDevelopment(progress: Progress): Promise<void> {
  await buildRemotes(progress)
  await progress.step('Host with hot reload', async () => {
    const command = inRoot('shared/build/bin/brightyard-build.mjs')
    const { code, output } = await runNode([command, '--development'], { cwd: inRoot('host') })
    if (code !== 0) throw new UserFacingError(`The host could not be built.\n${output}`)
  })
}
