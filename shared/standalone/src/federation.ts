import type { HostRelease } from '@brightyard/contract/release'
import { createInstance, getInstance } from '@module-federation/runtime'
import federation from '@module-federation/webpack-bundler-runtime'
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js'
import { providedModules } from './provided-modules.ts'

/**
 * Releases carry no federation runtime: they take the one on this global, as the site's own host puts it there. The
 * number is the major of the runtime that they are built against.
 */
const runtimeOfReleases = {
  ...federation,
  // Left out of builds that expose nothing, as most hosts do; releases do.
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
}

/**
 * Registers what releases need and where they are with this page's federation runtime: that of the host's own
 * ModuleFederationPlugin, whose `loadRemote('shop/…')` works from then on too, or else a new one. Gives the function
 * that loads one exposed module.
 */
export function joinFederation(remotes: Readonly<Record<string, string>>) {
  Object.assign(globalThis, { __BRIGHTYARD_FEDERATION_2__: runtimeOfReleases })
  const instance = getInstance() ?? createInstance({ name: 'brightyard_standalone', remotes: [] })
  instance.registerShared(providedModules)
  instance.registerRemotes(Object.entries(remotes).map(([name, entry]) => ({ name, entry })))

  return async (remote: string, _release: HostRelease, module: string): Promise<object> => {
    const loaded = await instance.loadRemote<object>(`${remote}/${module.replace(/^\.\//, '')}`, {
      from: 'runtime',
    })
    if (!loaded || !('Component' in loaded)) {
      throw new Error(`${remote} has no complete module ${module}.`)
    }
    return loaded
  }
}
