import { containerName, type HostSet } from '@brightyard/contract/release'
import { getInstance } from '@module-federation/enhanced/runtime'
import { registeredReleases } from '../composition/load-module.ts'

const namesOf = ({ remotes }: HostSet) =>
  Object.entries(remotes).flatMap(([remote, { version, lastKnownGood }]) =>
    [version, lastKnownGood?.version].flatMap((one) => (one ? [containerName(remote, one)] : [])),
  )

interface WithRemoval {
  removeRemote: (remote: { name: string; entry: string }) => void
  /** The remote of each requested module; removing a remote does not clear it. */
  idToRemoteMap: Record<string, { name: string }>
}
const canRemove = (handler: object): handler is WithRemoval =>
  'idToRemoteMap' in handler && typeof (handler as Partial<WithRemoval>).removeRemote === 'function'

/**
 * Removes the releases that are in none of these sets, so that the memory of a tab does not grow with every swap.
 * Nothing of theirs is shown any more; code of theirs that still runs keeps working.
 */
export function retireReleases(sets: readonly HostSet[]) {
  const federation: object | undefined = getInstance()?.remoteHandler
  if (!federation || !canRemove(federation)) return
  const inUse = new Set(sets.flatMap(namesOf))
  for (const name of registeredReleases) {
    if (inUse.has(name)) continue
    registeredReleases.delete(name)
    // What `registerRemotes` with `force` does first; it is not public on its own.
    federation.removeRemote({ name, entry: '' })
    for (const [id, remote] of Object.entries(federation.idToRemoteMap)) {
      if (remote.name === name) delete federation.idToRemoteMap[id]
    }
    Reflect.deleteProperty(globalThis, `webpackChunk${name}`)
  }
}
