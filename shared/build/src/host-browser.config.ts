import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { provided, providedVersions } from '@brightyard/release-files'
import { compressedSiblings } from './compressed-siblings.ts'
import { FederationEntryPlugin } from './federation-entry.plugin.ts'
import { HostAssetsPlugin } from './host-assets.plugin.ts'
import { presetFolder } from './package-folder.ts'
import { publishedRefresh } from './react-refresh.ts'
import { StarterPlugin } from './starter.plugin.ts'
import { assetRule, baseConfiguration, browserScriptRules, minimizer } from './webpack-base.ts'
import type { BuildMode } from './webpack-base.ts'

const require = createRequire(import.meta.url)

export interface HostBuildParts {
  readonly folder: string
  readonly fingerprint: string
  readonly mode: BuildMode
  readonly output: string
  readonly assetsFile: string
}

/** The federation runtime that the plugin itself uses, so that remotes get the same one. */
const bundlerRuntime = () =>
  dirname(
    createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
      '@module-federation/webpack-bundler-runtime/bundler',
    ),
  )

/** What every page needs is in the entry's scripts; the rest loads on demand. */
function providedToRemotes(folder: string) {
  const versions = providedVersions(folder)
  return Object.fromEntries(
    provided.map(({ key, range, atBoot }) => [
      key,
      { singleton: true, eager: atBoot, version: versions[key], requiredVersion: range },
    ]),
  )
}

/**
 * Libraries change rarely and get a separate file, which browsers cache for a long time. Only those of the entry: what
 * loads on demand (axios, overlays, forms) stays in its own chunks.
 */
const longLivedChunks = {
  libraries: {
    name: 'libraries',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-error-boundary|@chakra-ui|@emotion|@pandacss|stylis|@tanstack|rxjs)[\\/]/,
    chunks: 'initial',
    enforce: true,
  },
} as const

/** The rules of the host's browser build, with and without federation. */
export const hostRules = (mode: BuildMode) => [
  ...browserScriptRules(mode),
  assetRule(true),
  { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
]

/** react-router's exports resolve to its development files in every build. */
function productionRouter(folder: string) {
  const router = createRequire(
    createRequire(join(folder, 'package.json')).resolve('react-router-dom'),
  )
  const file = (request: string) =>
    router.resolve(request).replace('development', 'production').replace(/\.js$/, '.mjs')
  return { 'react-router$': file('react-router'), 'react-router/dom$': file('react-router/dom') }
}

/** The last one is left out: only emotion's `withTheme` uses it, which nothing here calls. */
const aliases = (folder: string, mode: BuildMode) => ({
  ...(mode === 'production' && productionRouter(folder)),
  'hoist-non-react-statics': false as const,
})

/** The shell for browsers, without remotes. */
export function shellConfiguration(parts: HostBuildParts): Configuration {
  const { folder, mode, output, assetsFile, fingerprint } = parts
  const hash = mode === 'production' ? '.[contenthash:8]' : ''
  const base = baseConfiguration(folder, mode, 'host')
  return {
    ...base,
    // The remote in watch mode has source maps; those of everything else would take half a minute.
    devtool: false,
    name: 'browser',
    target: ['web', 'es2022'],
    entry: { host: './src/index.ts' },
    output: {
      path: output,
      publicPath: '/assets/',
      uniqueName: 'brightyard_host',
      filename: `[name]${hash}.js`,
      chunkFilename: `[name]${hash}.js`,
      strictModuleExceptionHandling: true, // as in remotes
      clean: true,
    },
    resolve: {
      ...base.resolve,
      alias: aliases(folder, mode),
    },
    module: { rules: hostRules(mode) },
    optimization: {
      minimizer: [minimizer()],
      splitChunks: {
        chunks: 'async',
        cacheGroups: { ...longLivedChunks, default: false, defaultVendors: false },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
      // Leaves out what libraries and our own code have for a server.
      new webpack.DefinePlugin({ 'typeof document': '"object"', 'typeof window': '"object"' }),
      new StarterPlugin(folder, hash),
      new HostAssetsPlugin(assetsFile, fingerprint),
      ...(mode === 'production' ? compressedSiblings() : []),
    ],
  }
}

/** Federation provides what the build imports, and some keys are imported by remotes alone. */
const importsOfProvided = () => {
  const imports = provided.map(({ key }) => `() => import(${JSON.stringify(key)})`)
  return `data:text/javascript,${encodeURIComponent(`void [${imports.join(', ')}]`)}`
}

/** The shell as federation's host: it provides, remotes consume. */
export function hostBrowserConfiguration(parts: HostBuildParts): Configuration {
  const shell = shellConfiguration(parts)
  return {
    ...shell,
    entry: {
      host: [...publishedRefresh(parts.mode), importsOfProvided(), './src/index.ts'],
    },
    resolve: {
      ...shell.resolve,
      alias: {
        ...aliases(parts.folder, parts.mode),
        'federation-bundler-runtime': bundlerRuntime(),
      },
    },
    plugins: [
      ...(shell.plugins ?? []),
      new FederationEntryPlugin(),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/](index|SnapshotHandler)|generate-preload-assets)|utils[\\/]preload)\.js$/,
        join(presetFolder, 'client/federation-without-snapshots.mjs'),
      ),
      new ModuleFederationPlugin({
        name: 'host',
        manifest: false,
        dts: false,
        shared: providedToRemotes(parts.folder),
        shareStrategy: 'loaded-first',
        runtimePlugins: ['publish-federation', 'retry-shared'].map((plugin) =>
          join(presetFolder, `client/${plugin}.mjs`),
        ),
        experiments: {
          asyncStartup: false,
          // Not provideExternalRuntime: remotes use what publish-federation provides, 10 kB less in brotli.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  }
}
