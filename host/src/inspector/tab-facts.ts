import { remoteLoadReported } from '@brightyard/contract/channels'
import type { HostSet } from '@brightyard/contract/release'
import { type LoadReport, recentEvents } from '@brightyard/runtime/host'
import { getInstance } from '@module-federation/enhanced/runtime'
import { slotsOnPage } from '../composition/slot-filler.tsx'

export interface RemoteFacts {
  name: string
  version: string
  /** Where its files come from in this tab. */
  origin: string
  requests: number
  /** Over the network, compressed; cached files count as nothing. */
  bytes: number
  /** From the first request to the last byte of its modules, the slowest of them; null before the first. */
  milliseconds: number | null
  /** The last step of its loading. */
  step: LoadReport['step'] | null
  isOverridden: boolean
}

export interface SharedFacts {
  name: string
  version: string
  provider: string
  users: string[]
  isLoaded: boolean
}

export interface SlotFacts {
  name: string
  remote: string | null
}

export interface EventFacts {
  channel: string
  at: number
  text: string
}

const loadsOf = (remote: string) =>
  (recentEvents().get(remoteLoadReported.name) ?? [])
    .map(({ payload }) => payload as LoadReport)
    .filter((report) => report.remote === remote)

export function remoteFacts({ remotes }: HostSet, overridden: ReadonlySet<string>): RemoteFacts[] {
  const requests = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
  return Object.entries(remotes).map(([name, { version, entry }]) => {
    const folder = new URL('.', new URL(entry, location.href))
    const own = requests.filter((request) => request.name.startsWith(folder.href))
    const loads = loadsOf(name)
    const loaded = loads.filter(({ step }) => step === 'loaded' || step === 'fell-back')
    return {
      name,
      version,
      origin: folder.origin,
      requests: own.length,
      bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      milliseconds:
        loaded.length > 0 ? Math.max(...loaded.map(({ milliseconds }) => milliseconds)) : null,
      step: loads.at(-1)?.step ?? null,
      isOverridden: overridden.has(name),
    }
  })
}

/** Each shared module, its provider and its users. */
export function sharedFacts(): SharedFacts[] {
  const scope = getInstance()?.shareScopeMap['default'] ?? {}
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, useIn, loaded }]) => ({
        name,
        version,
        provider: remoteOf(from),
        users: [...new Set(useIn.map(remoteOf))],
        isLoaded: loaded === true,
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** A container's name begins with its remote's. */
const remoteOf = (container: string) => container.split('_', 1)[0] ?? container

export function slotFacts({ remotes }: HostSet): SlotFacts[] {
  return [...new Set([...slotsOnPage].map(({ name }) => name))].sort().map((name) => ({
    name,
    remote:
      Object.entries(remotes).find(([, { slots }]) =>
        slots.some((slot) => slot.name === name),
      )?.[0] ?? null,
  }))
}

const maxEvents = 30

/** The latest events of all channels, newest first. */
export function eventFacts(): EventFacts[] {
  return [...recentEvents()]
    .flatMap(([channel, events]) =>
      events.map(({ at, payload }) => ({ channel, at, text: JSON.stringify(payload) })),
    )
    .sort((one, other) => other.at - one.at)
    .slice(0, maxEvents)
}
