import { type HostRelease, ReleaseManifest } from '@brightyard/contract/release'
import { createModules, loadWithFallback, type Modules } from '@brightyard/runtime/host'

/** Loads one exposed module of a remote's release. */
export type LoadModule = (remote: string, release: HostRelease, module: string) => Promise<object>

/** The releases of this host, as far as their documents could be read. */
export interface Composition {
  readonly modules: Modules
  /** The remotes whose document could not be read. */
  readonly unreadable: readonly string[]
}

/** A release is small, but its files come over whatever connection there is, and nothing is preloaded. */
const retryPolicy = { delaysMs: [300, 1200], timeoutMs: 15_000 }

async function readRelease(manifest: string): Promise<HostRelease> {
  const response = await fetch(manifest)
  if (!response.ok) throw new Error(`${manifest} answered ${response.status}.`)
  const { metaData } = ReleaseManifest.parse(await response.json())
  return { ...metaData.brightyard, entry: manifest, integrity: '' }
}

/**
 * Reads what each release owns from its manifest. One that cannot be read costs its own pages and slots only.
 */
export async function compose(
  manifests: Readonly<Record<string, string>>,
  load: LoadModule,
): Promise<Composition> {
  const unreadable: string[] = []
  const read = await Promise.all(
    Object.entries(manifests).map(async ([remote, manifest]) => {
      try {
        return [[remote, { ...(await readRelease(manifest)), lastKnownGood: null }] as const]
      } catch (error) {
        console.error(`The Brightyard release ${manifest} could not be read.`, error)
        unreadable.push(remote)
        return []
      }
    }),
  )
  const set = { number: 0, remotes: Object.fromEntries(read.flat()) }
  const modules = createModules(set, (remote, module) =>
    loadWithFallback(set, remote, module, load, retryPolicy),
  )
  return { modules, unreadable }
}
