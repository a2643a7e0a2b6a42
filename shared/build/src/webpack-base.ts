import { createRequire } from 'node:module'
import { join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import webpack from 'webpack'
import { presetFolder } from './package-folder.ts'
import { ReadableErrors } from './readable-errors.plugin.ts'

const require = createRequire(import.meta.url)

export type BuildMode = 'production' | 'development'

/** Development only where the command line says so (`--watch`, `--development`). */
export const buildMode = (): BuildMode =>
  process.env['NODE_ENV'] === 'development' ? 'development' : 'production'

// The federation plugin would find it by a call that fails, which costs each build a third of a second.
process.env['FEDERATION_WEBPACK_PATH'] ??= require.resolve('webpack')

/** TypeScript and JSX by swc. The automatic runtime is the production one everywhere: hosts share only that. */
export const scriptRule = (mode: BuildMode, reactRefresh = false): RuleSetRule => ({
  test: /\.[jt]sx?$/,
  exclude: /[\\/]node_modules[\\/]/,
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: false, refresh: reactRefresh } },
    },
    sourceMaps: mode === 'development',
  },
})

const loader = (file: string) => join(presetFolder, 'loaders', file)

/** Scripts as browsers get them: checks of data come on demand, and unused components stay out. */
export const browserScriptRules = (mode: BuildMode, reactRefresh = false): RuleSetRule[] => [
  scriptRule(mode, reactRefresh),
  {
    // `contract/src/<domain>/calls.ts` and `…/<part>.calls.ts`; the registry's calls are in no first load.
    test: /[\\/]contract[\\/](src|dist)[\\/](?!registry[\\/])[\w-]+[\\/]([\w-]+\.)?(calls|channels)\.[jt]s$/,
    resourceQuery: { not: [/definition/] },
    loader: loader('on-demand.cjs'),
  },
  {
    test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
    loader: loader('pure-declarations.cjs'),
  },
]

/**
 * Pictures, fonts and what code names by `new URL(…, import.meta.url)` become files named by content, so that server and
 * browser builds name them alike.
 */
export const assetRule = (emit: boolean): RuleSetRule => {
  const file = {
    type: 'asset/resource',
    generator: { filename: '[name].[contenthash:8][ext]', emit },
  }
  return {
    oneOf: [
      { test: /\.(svg|png|jpe?g|webp|avif|woff2)$/, ...file },
      { dependency: 'url', ...file },
    ],
  }
}

/** Replaces a module of a package by one of ours, on the server as in browsers: both must render the same. */
const replacement = (part: RegExp, file: string) =>
  new webpack.NormalModuleReplacementPlugin(part, join(presetFolder, 'client', file))

/**
 * What every build has in common: our packages from source, TypeScript by swc, no warnings about sizes. `owner`, a
 * remote's name or `host`, starts the keys of its queries.
 */
export const baseConfiguration = (
  folder: string,
  mode: BuildMode,
  owner: string,
): Configuration => ({
  mode,
  context: folder,
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    conditionNames: ['brightyard-source', 'es2015', '...'],
  },
  plugins: [
    new ReadableErrors(),
    new webpack.DefinePlugin({ REMOTE_NAME: JSON.stringify(owner) }),
    replacement(/[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/, 'lucide-icon.mjs'),
    replacement(/[\\/]styled-system[\\/]preflight\.js$/, 'no-preflight.mjs'),
    replacement(/[\\/]@emotion[\\/]is-prop-valid[\\/]dist[\\/]/, 'forwarded-attributes.mjs'),
  ],
  infrastructureLogging: { level: 'error' },
  performance: { hints: false },
  stats: 'errors-warnings',
})

/** swc minifies in threads of its own, so no worker processes are started. */
export const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
  })
