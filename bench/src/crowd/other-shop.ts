import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Site } from '@brightyard/tools'
import { remoteFolders } from '../remotes.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const version = '2.0.0-crowd'

/** Another release of the shop, in the folder that the site's release origin serves. */
export async function buildOtherShop(siteFolder: string) {
  const source = remoteFolders(root).find((folder) => folder.endsWith('mfe-shop'))
  if (!source) throw new Error('There is no mfe-shop.')
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-shop-'))
  for (const name of ['src', 'package.json', 'webpack.config.mjs', 'tsconfig.json']) {
    cpSync(join(source, name), join(folder, name), { recursive: true })
  }
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'))
  await run(process.execPath, [join(root, 'shared/build/bin/brightyard-build.mjs')], {
    cwd: folder,
    env: { ...process.env, RELEASE_VERSION: version, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  cpSync(join(folder, 'dist/release'), join(siteFolder, 'releases/shop', version), {
    recursive: true,
  })
  rmSync(folder, { recursive: true, force: true })
  return {
    /** Swaps it in; returns what the command said. */
    async swap({ releasesOrigin, registryOrigin }: Site): Promise<string> {
      const { stdout } = await run(
        process.execPath,
        [
          join(root, 'registry/bin/remotes.mjs'),
          'swap',
          `shop=${releasesOrigin}/shop/${version}/`,
          '--reason',
          'measured under load',
        ],
        {
          env: {
            ...process.env,
            REGISTRY_URL: registryOrigin,
            DATA_FOLDER: join(siteFolder, 'registry'),
          },
        },
      )
      return stdout.trim()
    },
  }
}
