import { createRequire } from 'node:module'
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack from 'webpack'
import type { WebpackPluginInstance } from 'webpack'
import { presetFolder } from './package-folder.ts'
import type { BuildMode } from './webpack-base.ts'

const require = createRequire(import.meta.url)

/**
 * Hot reload of components: host and watched remote must use one refresh runtime, which the host has to
 * load before react-dom. So the host, built for development, puts its runtime out for remotes.
 */
export const publishedRefresh = (mode: BuildMode): string[] =>
  mode === 'development' ? [join(presetFolder, 'client/publish-refresh.mjs')] : []

/** Sends a remote's requests for the refresh runtime to the host's. */
export const refreshAlias = (mode: BuildMode): Record<string, string> =>
  mode === 'development'
    ? {
        'react-refresh/runtime$': join(presetFolder, 'client/host-refresh.cjs'),
        'brightyard-own-refresh$': require.resolve('react-refresh/runtime'),
      }
    : {}

/** Only the remote's own modules are replaced; what the preset adds must run before there is anything to replace. */
export const reactRefresh = (mode: BuildMode, folder: string): WebpackPluginInstance[] =>
  mode === 'development'
    ? [
        // Before the plugin, which provides its own under that name.
        new webpack.ProvidePlugin({
          __react_refresh_utils__: join(presetFolder, 'client/page-refresh.cjs'),
        }),
        new ReactRefreshPlugin({ overlay: false, include: join(folder, 'src') }),
      ]
    : []
