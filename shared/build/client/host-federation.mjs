/**
 * Replaces the federation runtime in a remote's entry: takes the host's, which client/publish-federation.mjs puts on
 * `globalThis`. Everything that belongs to one container (its instance, options, share scope) is new; only code is
 * shared.
 *
 * Library: @module-federation/webpack-bundler-runtime 2.9.2. Saves 35.7 kB (brotli) of the home page's first load: 18 kB
 * for each remote on it. Upstream: module-federation/core issue 2579; `externalRuntime` (3154) shares less of the runtime
 * and costs the host 10 kB.
 * May go when: with `externalRuntime: true` here and `provideExternalRuntime: true` in the host, and without this file,
 * the first load is no larger: `npx size-limit`.
 */
const host = globalThis.__BRIGHTYARD_FEDERATION_2__
if (!host) {
  throw new Error(
    'This release was loaded outside a Brightyard host: call createStandalone() of @brightyard/standalone first.',
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
    // `init` looks up an instance by its build identifier, which is the host's.
    init: (options) => host.runtime.createInstance({ ...options, id: options.name }),
  },
}
