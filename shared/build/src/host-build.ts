import { join } from 'node:path'
import type { Configuration } from 'webpack'
import { hostBrowserConfiguration, shellConfiguration } from './host-browser.config.ts'
import { hostServerConfiguration } from './host-server.config.ts'
import { inputFingerprint } from './input-fingerprint.ts'
import { folderOf } from './package-folder.ts'
import { compiledInModules } from './single-bundle.ts'
import { buildMode } from './webpack-base.ts'
import type { BuildMode } from './webpack-base.ts'

export interface HostBuildOptions {
  readonly mode?: BuildMode
}

export const hostInputs = {
  own: ['src', 'server/render', 'package.json', 'webpack.config.mjs'],
  packages: {
    '@brightyard/contract': ['src', 'package.json'],
    '@brightyard/runtime': ['src', 'package.json'],
    '@brightyard/ui': ['src', 'package.json'],
  },
} as const

export const hostFingerprint = (folder: string) => inputFingerprint(folder, hostInputs)

/**
 * The host's whole build: the shell for browsers in `browser/` with `host-assets.json`, and
 * `render/render.cjs` for the render processes; in `dist/`, and for development in `dist/development/`,
 * so that building one does not disturb a site that serves the other.
 */
export function defineHostBuild(
  configUrl: string | URL,
  { mode = buildMode() }: HostBuildOptions = {},
): [browser: Configuration, render: Configuration] {
  const folder = folderOf(configUrl)
  const output = join(folder, mode === 'development' ? 'dist/development' : 'dist')
  const browser = hostBrowserConfiguration({
    folder,
    mode,
    fingerprint: hostFingerprint(folder),
    output: join(output, 'browser'),
    assetsFile: join(output, 'host-assets.json'),
  })
  return [browser, hostServerConfiguration({ folder, mode, output: join(output, 'render') })]
}

export interface SingleBundleOptions {
  /** Folders of the remotes to compile in. */
  readonly remotes: readonly string[]
  /** Folder to write `browser/` and `host-assets.json` into. */
  readonly output: string
}

/**
 * The same site with every remote compiled into the host and no federation, for comparison. The shell's
 * `src/composition/load-module.ts` is replaced by a generated module with the same exports.
 */
export async function defineSingleBundle(
  configUrl: string | URL,
  { remotes, output }: SingleBundleOptions,
): Promise<Configuration> {
  const folder = folderOf(configUrl)
  const shell = shellConfiguration({
    folder,
    mode: 'production',
    fingerprint: hostFingerprint(folder),
    output: join(output, 'browser'),
    assetsFile: join(output, 'host-assets.json'),
  })
  const { plugin, rule } = await compiledInModules(remotes)
  return {
    ...shell,
    name: 'single-bundle',
    module: { rules: [...(shell.module?.rules ?? []), rule] },
    plugins: [...(shell.plugins ?? []), plugin],
  }
}
