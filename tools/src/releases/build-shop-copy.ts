import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { atEnd, temporaryFolder } from '../folder/temporary-folder.ts'
import { inRoot } from '../root.ts'

const run = promisify(execFile)

/** What a build needs of the folder of a remote, besides its installed packages. */
const sources = ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json']

/** Builds another release of mfe-shop in a copy outside the working tree; `edit` may change that copy first. */
export async function buildShopCopy(version: string, edit?: (folder: string) => Promise<void>) {
  const { path: folder, remove } = temporaryFolder('brightyard-shop-')
  for (const name of sources) {
    await cp(inRoot('mfe-shop', name), join(folder, name), { recursive: true })
  }
  await symlink(inRoot('mfe-shop/node_modules'), join(folder, 'node_modules'))
  await edit?.(folder)
  const building = run(process.execPath, [inRoot('shared/build/bin/brightyard-build.mjs')], {
    cwd: folder,
    env: { ...process.env, RELEASE_VERSION: version, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  await building.finally(atEnd(() => building.child.kill('SIGKILL')))
  return {
    /** The folder of the release. */
    release: join(folder, 'dist/release'),
    remove,
  }
}
