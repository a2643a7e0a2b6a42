/**
 * Stands in the host where the federation runtime would read manifests and keep snapshots of them, and
 * where it would preload by them: releases are registered by the address of their entry, and the edge
 * writes what a page preloads. The runtime asks for these names and finds nothing to do behind them.
 */
const hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} }

export class SnapshotHandler {
  hooks = hooks
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
})

export const formatPreloadArgs = () => []
export const preloadAssets = () => Promise.resolve([])

const nothing = () => ({ name: 'nothing' })
export { nothing as generatePreloadAssetsPlugin, nothing as snapshotPlugin }
