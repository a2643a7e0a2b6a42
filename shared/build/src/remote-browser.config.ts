import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { provided, providedVersions } from '@brightyard/release-files'
import { compressedSiblings } from './compressed-siblings.ts'
import type { ExposedModule } from './exposed-modules.ts'
import { ForbiddenImports } from './forbidden-imports.ts'
import { presetFolder } from './package-folder.ts'
import { reactRefresh, refreshAlias } from './react-refresh.ts'
import { containerName, type ReleaseManifest } from '@brightyard/contract/release'
import type { RemoteDefinition } from './remote-definition.ts'
import { releaseEntry } from './release-plugin.ts'
import { ScopedStyles } from './scoped-styles.ts'
import { assetRule, baseConfiguration, browserScriptRules, minimizer } from './webpack-base.ts'
import type { BuildMode } from './webpack-base.ts'

export interface RemoteBuildParts {
  readonly folder: string
  readonly name: string
  readonly version: string
  readonly modules: readonly ExposedModule[]
  readonly definition: RemoteDefinition
  readonly mode: BuildMode
  readonly output: string
}

/** Nothing of what the host provides is in a release; a host that lacks it fails at once, by name. */
const consumed = () =>
  Object.fromEntries(
    provided.map(({ key, range }) => [
      key,
      { import: false, singleton: true, strictVersion: false, requiredVersion: range } as const,
    ]),
  )

/**
 * For other hosts: everything that the release takes from its host. The plugin itself lists only packages whose compiled
 * files it finds, and ours may be there as source alone.
 */
function consumedInManifest(container: string, folder: string) {
  const versions = providedVersions(folder)
  return provided.map(({ key, range }) => ({
    id: `${container}:${key}`,
    name: key,
    version: versions[key] ?? '',
    singleton: true,
    requiredVersion: range,
    hash: '',
    assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    deps: [],
    usedIn: [],
    usedExports: [],
    fallback: '',
    fallbackName: '',
    fallbackType: 'global' as const,
  }))
}

/** What the release owns, for hosts that know it by its manifest alone. */
const ownedInManifest = (
  version: string,
  { routes, slots }: RemoteDefinition,
): ReleaseManifest['metaData'] => ({
  brightyard: { version, routes: routes.map(({ example: _forTheGate, ...route }) => route), slots },
})

/** The container and the chunks of a remote's pages and slots, for browsers. */
export function remoteBrowserConfiguration(parts: RemoteBuildParts): Configuration {
  const { folder, name, version, modules, mode, output } = parts
  const container = containerName(name, version)
  // A release's folder names its version, which names its contents: with a hash in every
  // name as well, the entry would list the hashes of all chunks, and every page loads the entry.
  const scripts = '[name].js'
  const base = baseConfiguration(folder, mode, name)
  return {
    ...base,
    resolve: { ...base.resolve, alias: refreshAlias(mode) },
    name: 'browser',
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: output,
      publicPath: 'auto',
      uniqueName: container,
      filename: scripts,
      chunkFilename: scripts,
      crossOriginLoading: 'anonymous',
      // A module that threw, because something of the host did not come, is evaluated again when it is next loaded.
      strictModuleExceptionHandling: true,
      // The server build writes into the same folder.
      clean: mode === 'production' && { keep: /^(server\.cjs|remote\.json)$/ },
    },
    module: { rules: [...browserScriptRules(mode, mode === 'development'), assetRule(true)] },
    optimization: { minimizer: [minimizer()] },
    plugins: [
      ...(base.plugins ?? []),
      new ForbiddenImports(provided.map(({ key }) => key)),
      new ScopedStyles(name),
      // Every release would otherwise carry the federation runtime again; the host's own is enough.
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/,
        join(presetFolder, 'client/host-federation.mjs'),
      ),
      new ModuleFederationPlugin({
        name: container,
        filename: releaseEntry.browser,
        exposes: Object.fromEntries(
          modules.map(({ name: module, file, chunk }) => [module, { import: file, name: chunk }]),
        ),
        shared: consumed(),
        shareStrategy: 'loaded-first',
        manifest: {
          fileName: releaseEntry.manifest,
          disableAssetsAnalyze: mode === 'development',
          additionalData({ stats }) {
            stats.shared = consumedInManifest(container, folder)
            Object.assign(stats.metaData, ownedInManifest(version, parts.definition))
            return stats
          },
        },
        dts: false,
        experiments: {
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      ...reactRefresh(mode, folder),
      ...(mode === 'production' ? compressedSiblings() : []),
    ],
  }
}
