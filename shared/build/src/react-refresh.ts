import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import type { WebpackPluginInstance } from 'webpack'
import type { BuildMode } from './webpack-base.ts'

/**
 * Hot reload of components. Host and remotes must share one refresh runtime, and the host has to load it
 * before react-dom; that is why the host has a development build of its own.
 */
export const refreshRuntime = (
  mode: BuildMode,
): Record<string, { singleton: true; eager: true; requiredVersion: false }> =>
  mode === 'development'
    ? { 'react-refresh/runtime': { singleton: true, eager: true, requiredVersion: false } }
    : {}

export const reactRefresh = (mode: BuildMode): WebpackPluginInstance[] =>
  mode === 'development' ? [new ReactRefreshPlugin({ overlay: false })] : []
