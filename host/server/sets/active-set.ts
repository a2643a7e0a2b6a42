import { type HostSet, type ReleaseSet, toHostSet } from '@brightyard/contract/release'
import type { Releases } from '@brightyard/registry/client'
import type { SiteSettings } from '../../src/boot/page-state.ts'
import { createPageCache, type PageCache } from '../pages/page-cache.ts'
import { type RenderWorker, startRenderWorker } from '../render/render-worker.ts'
import { applyOverrides, type RemoteOverride, withoutOverridden } from './overrides.ts'

/** What the edge serves from: one release set (without what is overridden), with a worker and a page cache of its own. */
export interface ActiveSet {
  set: ReleaseSet
  hostSet: HostSet
  worker: RenderWorker
  pages: PageCache
}

export interface ActivationOptions {
  releases: Pick<Releases, 'fetchArtifact'>
  renderBundle: string
  settings: SiteSettings
  bases: SiteSettings['bases']
  overrides: readonly RemoteOverride[]
  warn: (message: string) => void
}

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

/** Prepares a set: its bundles evaluated in a new worker, with an empty page cache. Rejects when the signal aborts. */
export async function activate(
  current: ReleaseSet,
  options: ActivationOptions,
  signal?: AbortSignal,
): Promise<ActiveSet> {
  const { releases, renderBundle, settings, bases, overrides, warn } = options
  const hostSet = applyOverrides(toHostSet(current), overrides)
  const set = withoutOverridden(current, overrides)
  const worker = await startRenderWorker(
    { renderBundle, set: hostSet, settings, bases, bundles: await serverBundles(set, releases) },
    {
      onBundleFailure: (remote, reason) =>
        warn(`set ${set.number}: ${remote} cannot be rendered on the server: ${reason}`),
      onRestart: (reason) => warn(`set ${set.number}: the render worker was restarted: ${reason}`),
    },
  )
  if (signal?.aborted) {
    await worker.drain()
    throw signal.reason
  }
  return { set, hostSet, worker, pages: createPageCache() }
}
