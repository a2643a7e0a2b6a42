/**
 * Stands in a remote's entry where the federation runtime would be: takes the host's. Everything that
 * belongs to one container (its instance, options, share scope) is made anew; only code is shared.
 */
const host = globalThis.__BRIGHTYARD_FEDERATION_2__
if (!host) {
  throw new Error(
    'This release was loaded outside a Brightyard host: the federation runtime is missing.',
  )
}

export default {
  bundlerRuntime: { ...host.bundlerRuntime, S: {} },
  attachShareScopeMap: host.attachShareScopeMap,
  bundlerRuntimeOptions: {},
  instance: undefined,
  initOptions: undefined,
  runtime: {
    ...host.runtime,
    // `init` looks an instance up by the identifier of the build that it was compiled in, and that is the host's.
    init: (options) => host.runtime.createInstance({ ...options, id: options.name }),
  },
}
