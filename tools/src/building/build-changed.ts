import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { BuildFailed, buildPackages } from '@brightyard/build'
import { formatDuration } from '../../bootstrap/progress.mjs'
import type { Progress } from '../../bootstrap/progress.mjs'
import { UserFacingError } from '../../bootstrap/user-facing-error.mjs'
import { inRoot, root } from '../root.ts'

/** Folders of the remotes; a new squad's folder counts as soon as it exists. */
export const remoteFolders = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .sort()

/** Builds the host and the remotes whose inputs changed, two at a time. */
export const buildChanged = (progress: Progress) => build(['host', ...remoteFolders()], progress)

export const buildRemotes = (progress: Progress) => build(remoteFolders(), progress)

async function build(folders: readonly string[], progress: Progress): Promise<void> {
  await progress.step('Bundles', async (say) => {
    const results = await buildPackages(
      folders.map((folder) => inRoot(folder)),
      {
        onBuilt: ({ folder, skipped, milliseconds }) => {
          if (skipped) return
          progress.print(`  ${basename(folder)} built in ${formatDuration(milliseconds)}`)
        },
      },
    ).catch((error: unknown) => {
      throw error instanceof BuildFailed ? new UserFacingError(error.message) : error
    })
    const built = results.filter(({ skipped }) => !skipped).length
    say(built === 0 ? 'nothing changed' : `${built} built, ${results.length - built} unchanged`)
  })
}
