import { readFile } from 'node:fs/promises'
import { type HostSet, type ReleaseSet, toHostSet } from '@brightyard/contract/release'
import type { Releases } from '@brightyard/registry/client'
import { type ApiCalls, startRenderProcess } from '@brightyard/render-process'
import type { SiteSettings } from '../../src/boot/page-state.ts'
import { createAddressReader, type PageAddress } from '../pages/page-address.ts'
import { openRenderPool, type RenderPool } from '../render/render-pool.ts'
import { applyOverrides, type RemoteOverride, withoutOverridden } from './overrides.ts'

/** What the edge serves from: one release set (without what is overridden), with processes of its own. */
export interface ActiveSet {
  set: ReleaseSet
  hostSet: HostSet
  pool: RenderPool
  /** Which page a requested URL is. */
  addressOf: (url: string) => PageAddress
}

export interface ActivationOptions {
  releases: Pick<Releases, 'fetchArtifact'>
  /** The file of the host's render program. */
  renderBundle: string
  settings: SiteSettings
  calls: ApiCalls
  overrides: readonly RemoteOverride[]
  /** Processes for each set. */
  processes: number
  warm: (set: ActiveSet, signal: AbortSignal) => Promise<void>
  warn: (message: string) => void
}

/** Pages that wait for a free process, for each set. */
const mostWaiting = 100
/** For the most visited pages of a set, before it takes over. */
const warmMs = 4000

async function serverBundles(set: ReleaseSet, releases: ActivationOptions['releases']) {
  const bundles = await Promise.all(
    Object.values(set.remotes).map(async ({ release: { name, version, document } }) => {
      const file = await releases.fetchArtifact({ name, version, path: document.entry.server })
      if (!file) throw new Error(`The server bundle of ${name} ${version} is not stored.`)
      return [name, file.bytes.toString('utf8')] as const
    }),
  )
  return Object.fromEntries(bundles)
}

/**
 * Prepares a set: its bundles evaluated in new processes, its most visited pages rendered. Rejects when the signal
 * aborts before its first process is ready.
 */
export async function activate(
  current: ReleaseSet,
  options: ActivationOptions,
  signal: AbortSignal,
): Promise<ActiveSet> {
  const { releases, renderBundle, settings, calls, overrides, processes, warm, warn } = options
  const hostSet = applyOverrides(toHostSet(current), overrides)
  const set = withoutOverridden(current, overrides)
  const warnOfSet = (message: string) => warn(`set ${set.number}: ${message}`)
  const program = await readFile(renderBundle, 'utf8')
  const bundles = Object.entries(await serverBundles(set, releases))
  const pool = await openRenderPool(
    {
      processes,
      mostWaiting,
      start: (stopped, leftOut) =>
        startRenderProcess({
          program,
          site: {
            set: hostSet,
            settings,
            bundles: Object.fromEntries(bundles.filter(([remote]) => !leftOut.has(remote))),
          },
          calls,
          signal: stopped,
          onOutput: warnOfSet,
        }),
      onProblem: warnOfSet,
    },
    signal,
  )
  for (const [remote, reason] of Object.entries(pool.failures)) {
    const release = `${remote} ${hostSet.remotes[remote]?.version}`
    warnOfSet(`${release} cannot be rendered on the server: ${reason}`)
  }
  const active = { set, hostSet, pool, addressOf: createAddressReader(hostSet) }
  await warm(active, AbortSignal.any([signal, AbortSignal.timeout(warmMs)]))
  return active
}
