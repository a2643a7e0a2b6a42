import federation from 'federation-bundler-runtime/bundler.js'
import { initContainerEntry } from 'federation-bundler-runtime/initContainerEntry.js'

// The number is the major of the federation runtime that releases are built against.
globalThis.__BRIGHTYARD_FEDERATION_2__ = {
  ...federation,
  // Left out of builds that expose nothing, as the host does; its remotes do.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

/** A runtime plugin, because plugins are evaluated before the host's instance is made. */
export default () => ({ name: 'publish-federation' })
