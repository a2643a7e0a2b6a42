import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { exposedModules } from './exposed-modules.ts'
import { folderOf } from './package-folder.ts'
import { releaseIdentity } from './release-identity.ts'
import { ReleasePlugin } from './release-plugin.ts'
import { readRemoteDefinition } from './remote-definition.ts'
import { remoteBrowserConfiguration } from './remote-browser.config.ts'
import { remoteServerConfiguration } from './remote-server.config.ts'
import { buildMode } from './webpack-base.ts'
import type { BuildMode } from './webpack-base.ts'

export interface RemoteBuildOptions {
  readonly mode?: BuildMode
}

/**
 * A remote's whole build: `export default defineRemoteBuild(import.meta.url)` in its webpack.config.mjs.
 * Gives the browser and the server configuration; together they write `dist/release/`, an immutable release
 * with its `remote.json`. Throws when `src/routes.ts` is missing or invalid, or names a missing file.
 */
export async function defineRemoteBuild(
  configUrl: string | URL,
  { mode = buildMode() }: RemoteBuildOptions = {},
): Promise<[browser: Configuration, server: Configuration]> {
  const folder = folderOf(configUrl)
  const remote = await readRemoteDefinition(folder)
  const modules = exposedModules(folder, remote)
  const identity = releaseIdentity(folder)
  const release = new ReleasePlugin({ remote, identity, modules })
  const parts = {
    folder,
    name: remote.name,
    version: identity.version,
    modules,
    definition: remote,
    mode,
    output: join(folder, 'dist/release'),
  }
  const [browser, server] = [remoteBrowserConfiguration(parts), remoteServerConfiguration(parts)]
  browser.plugins?.push(release)
  server.plugins?.push(release)
  return [browser, server]
}
