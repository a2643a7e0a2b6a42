/**
 * Replaces, in the host, the parts of the federation runtime that read manifests, keep snapshots of them and preload
 * from them: releases are registered by the URL of their entry, and the edge writes the preloads of a page. The
 * runtime imports these names, which do nothing here.
 *
 * Library: @module-federation/runtime-core 2.9.2. Saves 2.3 kB (brotli) of the home page's first load.
 * Upstream: `disableSnapshot` (module-federation/core pull request 3704) leaves out less than this; 4901 goes further.
 * May go when: a host build without the replacement (`NormalModuleReplacementPlugin` in src/host-browser.config.ts)
 * has a first load of the same size: `npx size-limit`.
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
