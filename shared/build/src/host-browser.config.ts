import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { compressedSiblings } from './compressed-siblings.ts'
import { HostAssetsPlugin } from './host-assets.plugin.ts'
import { presetFolder } from './package-folder.ts'
import { provided, providedVersions } from './provided.ts'
import { publishedRefresh } from './react-refresh.ts'
import { assetRule, baseConfiguration, browserScriptRules, minimizer } from './webpack-base.ts'
import type { BuildMode } from './webpack-base.ts'

const require = createRequire(import.meta.url)

export interface HostBuildParts {
  readonly folder: string
  readonly fingerprint: string
  readonly mode: BuildMode
  /** Puts every provided module into the entry's scripts instead of chunks of their own. */
  readonly eager: boolean
  readonly output: string
  readonly assetsFile: string
}

/** The federation runtime that the plugin itself uses, so that what is published is what runs. */
const bundlerRuntime = () =>
  dirname(
    createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
      '@module-federation/webpack-bundler-runtime/bundler',
    ),
  )

function providedToRemotes(folder: string, eager: boolean) {
  const versions = providedVersions(folder)
  return Object.fromEntries(
    provided.map(({ key, range, atBoot }) => [
      key,
      { singleton: true, eager: eager && atBoot, version: versions[key], requiredVersion: range },
    ]),
  )
}

/**
 * What changes at different times is kept in different files, so that browsers keep what did not change.
 * Of the entry only: what comes on demand (axios, overlays, forms) stays in chunks of its own.
 */
const longLivedChunks = {
  react: {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    chunks: 'all',
    enforce: true,
    priority: 30,
  },
  runtime: {
    name: 'runtime',
    test: /[\\/](shared[\\/]runtime[\\/]src|node_modules[\\/](rxjs|react-router|react-router-dom|@tanstack[\\/][\w-]+|zustand))[\\/]/,
    chunks: 'initial',
    enforce: true,
    priority: 20,
  },
  ui: {
    name: 'ui',
    test: /[\\/](shared[\\/]ui[\\/]src|node_modules[\\/](@chakra-ui|@emotion|@ark-ui|@zag-js))[\\/]/,
    chunks: 'initial',
    enforce: true,
    priority: 10,
  },
} as const

/** The rules of the host's browser build, with and without federation. */
export const hostRules = (mode: BuildMode) => [
  ...browserScriptRules(mode),
  assetRule(true),
  { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
]

/** Packages that others import for a function that nothing here calls: emotion for `withTheme`. */
const leftOut = { 'hoist-non-react-statics': false } as const

/** The shell for browsers, without remotes. */
export function shellConfiguration(parts: HostBuildParts): Configuration {
  const { folder, mode, output, assetsFile, fingerprint } = parts
  const hash = mode === 'production' ? '.[contenthash:10]' : ''
  const base = baseConfiguration(folder, mode)
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
      clean: true,
    },
    resolve: { ...base.resolve, alias: leftOut },
    module: { rules: hostRules(mode) },
    optimization: {
      minimizer: [minimizer()],
      splitChunks: { chunks: 'async', cacheGroups: longLivedChunks },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: `[name]${hash}.css` }),
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
      alias: { ...leftOut, 'federation-bundler-runtime': bundlerRuntime() },
    },
    plugins: [
      ...(shell.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /[\\/]runtime-core[\\/]dist[\\/](plugins[\\/](snapshot[\\/](index|SnapshotHandler)|generate-preload-assets)|utils[\\/]preload)\.js$/,
        join(presetFolder, 'client/federation-without-snapshots.mjs'),
      ),
      new ModuleFederationPlugin({
        name: 'host',
        manifest: false,
        dts: false,
        shared: providedToRemotes(parts.folder, parts.eager),
        shareStrategy: 'loaded-first',
        runtimePlugins: [join(presetFolder, 'client/publish-federation.mjs')],
        experiments: {
          asyncStartup: false,
          // Not provideExternalRuntime: remotes take what publish-federation puts out, 10 kB less in brotli.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  }
}
