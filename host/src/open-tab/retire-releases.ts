import { containerName, type HostSet } from '@brightyard/contract/release'
import { getInstance } from '@module-federation/enhanced/runtime'
import { registeredReleases } from '../composition/registered-releases.ts'

const namesOf = ({ remotes }: HostSet) =>
  Object.entries(remotes).flatMap(([remote, { version, lastKnownGood }]) =>
    [version, lastKnownGood?.version].flatMap((one) => (one ? [containerName(remote, one)] : [])),
  )

interface WithRemoval {
  removeRemote: (remote: { name: string; entry: string }) => void
  /** Which remote each module that was asked for belongs to; removing a remote leaves it as it is. */
  idToRemoteMap: Record<string, { name: string }>
}
const canRemove = (handler: object): handler is WithRemoval =>
  'idToRemoteMap' in handler && typeof (handler as Partial<WithRemoval>).removeRemote === 'function'

/**
 * Lets go of the releases that none of these sets names, so that a tab which lives through many swaps does not
 * grow. Nothing of theirs is shown any more; what still runs of them keeps what it has.
 */
export function retireReleases(sets: readonly HostSet[]) {
  const federation: object | undefined = getInstance()?.remoteHandler
  if (!federation || !canRemove(federation)) return
  const inUse = new Set(sets.flatMap(namesOf))
  for (const name of registeredReleases) {
    if (inUse.has(name)) continue
    registeredReleases.delete(name)
    // What registering a remote anew with `force` does first; on its own it has no public name.
    federation.removeRemote({ name, entry: '' })
    for (const [id, remote] of Object.entries(federation.idToRemoteMap)) {
      if (remote.name === name) delete federation.idToRemoteMap[id]
    }
    Reflect.deleteProperty(globalThis, `webpackChunk${name}`)
  }
}
