import type { HostRelease, HostSet } from '@brightyard/contract/release'
import { type ModuleSource, type RemoteComponent, RemoteModules } from './remote-modules.ts'

export type { ModuleSource } from './remote-modules.ts'

const inNoSet: HostRelease = { version: '', entry: '', integrity: '', routes: [], slots: [] }

/** The same script under the same address is the same release, whatever set it stands in. */
const isSame = (one: HostRelease | undefined, other: HostRelease | undefined) =>
  one?.version === other?.version && one?.entry === other?.entry

/**
 * The modules of one release set; a remote that the set does not have is asked for in vain.
 *
 * Classes, against the habit of this code: a tab makes new ones with every swap, and a closure would hold on to
 * whatever stood beside it when it was made, such as the set before, and so every set that the tab ever had.
 */
export class Modules {
  readonly set: HostSet
  private readonly source: ModuleSource
  private readonly remotes = new Map<string, RemoteModules>()

  constructor(set: HostSet, source: ModuleSource, previous?: Modules) {
    this.set = set
    this.source = source
    for (const [remote, release] of Object.entries(set.remotes)) {
      const isKept = previous && isSame(release, previous.set.remotes[remote])
      this.remotes.set(
        remote,
        isKept ? previous.of(remote) : new RemoteModules(remote, release, source),
      )
    }
  }

  of(remote: string): RemoteModules {
    const modules = this.remotes.get(remote) ?? new RemoteModules(remote, inNoSet, this.source)
    this.remotes.set(remote, modules)
    return modules
  }

  load(remote: string, module: string): Promise<object> {
    return this.of(remote).load(module)
  }

  /** The module where it is already here. */
  ready(remote: string, module: string): object | undefined {
    return this.of(remote).ready(module)
  }

  component(remote: string, module: string): RemoteComponent {
    return this.of(remote).component(module)
  }

  /** Forgets a failure, so that the next load tries again. */
  forget(remote: string, module: string) {
    this.of(remote).forget(module)
  }
}

/**
 * Made anew for every set. What `previous` has of a release that the new set has as well is taken over as it is,
 * so that a remote which did not change notices nothing.
 */
export const createModules = (set: HostSet, source: ModuleSource, previous?: Modules) =>
  new Modules(set, source, previous)
