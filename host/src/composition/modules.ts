import type { HostRelease, HostSet } from '@brightyard/contract/release'
import { createRemoteModules, type RemoteComponent, type RemoteModules } from './remote-modules.ts'

/** How this environment loads a module: over the network in the browser, from the worker on the server. */
export type ModuleSource = (remote: string, module: string) => object | Promise<object>

/** The modules of one release set; a remote that the set does not have is asked for in vain. */
export interface Modules {
  readonly set: HostSet
  of(remote: string): RemoteModules
  load(remote: string, module: string): Promise<object>
  /** The module where it is already here. */
  ready(remote: string, module: string): object | undefined
  component(remote: string, module: string): RemoteComponent
  /** Forgets a failure, so that the next load tries again. */
  forget(remote: string, module: string): void
}

const inNoSet: HostRelease = { version: '', entry: '', integrity: '', routes: [], slots: [] }

/** The same script under the same address is the same release, whatever set it stands in. */
const isSame = (one: HostRelease | undefined, other: HostRelease | undefined) =>
  one?.version === other?.version && one?.entry === other?.entry

/**
 * Made anew for every set. What `previous` has of a release that the new set has as well is taken over as it is,
 * so that a remote which did not change notices nothing.
 */
export function createModules(set: HostSet, source: ModuleSource, previous?: Modules): Modules {
  const create = (remote: string, release: HostRelease) =>
    createRemoteModules(release, (module) => source(remote, module))
  const remotes = new Map(
    Object.entries(set.remotes).map(([remote, release]): [string, RemoteModules] => [
      remote,
      previous && isSame(release, previous.set.remotes[remote])
        ? previous.of(remote)
        : create(remote, release),
    ]),
  )
  const of = (remote: string) => {
    const modules = remotes.get(remote) ?? create(remote, inNoSet)
    remotes.set(remote, modules)
    return modules
  }
  return {
    set,
    of,
    load: (remote, module) => of(remote).load(module),
    ready: (remote, module) => of(remote).ready(module),
    component: (remote, module) => of(remote).component(module),
    forget: (remote, module) => of(remote).forget(module),
  }
}
