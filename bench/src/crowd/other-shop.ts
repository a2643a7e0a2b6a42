import { execFile } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildShopCopy, type Site } from '@brightyard/tools'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const version = '2.0.0-crowd'

/** Another release of the shop, in the folder that the site's release origin serves. */
export async function buildOtherShop(siteFolder: string) {
  const { release, remove } = await buildShopCopy(version)
  await cp(release, join(siteFolder, 'releases/shop', version), { recursive: true })
  remove()
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
