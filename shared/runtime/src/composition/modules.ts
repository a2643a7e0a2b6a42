import type { HostRelease, HostSet } from '@brightyard/contract/release'
import { type ModuleSource, type RemoteComponent, RemoteModules } from './remote-modules.ts'

export type { ModuleSource } from './remote-modules.ts'

const missingRelease: HostRelease = { version: '', entry: '', integrity: '', routes: [], slots: [] }

/** The same version and entry are the same release, whatever the set. */
export const isSameRelease = (one: HostRelease | undefined, other: HostRelease | undefined) =>
  one?.version === other?.version && one?.entry === other?.entry

/**
 * The modules of one release set; loading from a remote outside the set fails.
 *
 * Classes rather than closures: a tab makes new ones with every swap, and a closure would retain the previous set,
 * and so every set that the tab ever had.
 */
export class Modules {
  readonly set: HostSet
  private readonly source: ModuleSource
  private readonly remotes = new Map<string, RemoteModules>()

  constructor(set: HostSet, source: ModuleSource, previous?: Modules) {
    this.set = set
    this.source = source
    for (const [remote, release] of Object.entries(set.remotes)) {
      const isUnchanged = previous && isSameRelease(release, previous.set.remotes[remote])
      this.remotes.set(
        remote,
        isUnchanged ? previous.of(remote) : new RemoteModules(remote, release, source),
      )
    }
  }

  of(remote: string): RemoteModules {
    const modules =
      this.remotes.get(remote) ?? new RemoteModules(remote, missingRelease, this.source)
    this.remotes.set(remote, modules)
    return modules
  }

  load(remote: string, module: string): Promise<object> {
    return this.of(remote).load(module)
  }

  /** The module, if it is loaded. */
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
 * Made for every set. The modules of releases that `previous` already has are reused, so that unchanged remotes
 * stay mounted.
 */
export const createModules = (set: HostSet, source: ModuleSource, previous?: Modules) =>
  new Modules(set, source, previous)

/** The module of this set that fills a slot, and its remote; null if there is none. */
export function slotOwner({ set }: Modules, name: string) {
  for (const [remote, { slots }] of Object.entries(set.remotes)) {
    const slot = slots.find((slot) => slot.name === name)
    if (slot) return { remote, module: slot.module, render: slot.render }
  }
  return null
}
