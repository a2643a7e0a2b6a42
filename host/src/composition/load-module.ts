import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { containerName, type HostRelease } from '@brightyard/contract/release'

/** The names of the releases that the federation runtime of this tab knows. */
export const registeredReleases = new Set<string>()

function register(remote: string, release: HostRelease): string {
  const name = containerName(remote, release.version)
  if (!registeredReleases.has(name)) {
    registeredReleases.add(name)
    registerRemotes([{ name, entry: new URL(release.entry, location.href).href, type: 'global' }])
  }
  return name
}

/** Loads one exposed module of one release. Throws where the network or the module fails. */
export async function loadModule(
  remote: string,
  release: HostRelease,
  module: string,
): Promise<object> {
  const name = register(remote, release)
  const loaded = await loadRemote<object>(`${name}/${module.replace(/^\.\//, '')}`, {
    from: 'runtime',
  })
  // A module that threw during evaluation is returned incomplete the second time.
  if (!loaded || !('Component' in loaded) || !loaded.Component) {
    throw new Error(`${remote} has no complete module ${module}.`)
  }
  return loaded
}
