import federation from 'federation-bundler-runtime'

// The number is the major of the federation runtime that releases are built against.
globalThis.__BRIGHTYARD_FEDERATION_2__ = federation

/** A runtime plugin, because plugins are evaluated before the host's instance is made. */
export default () => ({ name: 'publish-federation' })
