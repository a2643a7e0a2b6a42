import { type HostSet, type ReleaseSet, RemoteDocument } from '@brightyard/contract/release'

/** A remote under development, which replaces the released one on this edge. */
export interface RemoteOverride {
  name: string
  /** Folder URL with a trailing slash. */
  url: string
  document: RemoteDocument
}

/** Reads `shop=http://localhost:3200/,content=…` and each remote.json. */
export async function readOverrides(text: string): Promise<RemoteOverride[]> {
  return Promise.all(
    text
      .split(',')
      .filter(Boolean)
      .map(async (part) => {
        const [name = '', address = ''] = part.split(/=(.*)/s)
        const url = address.endsWith('/') ? address : `${address}/`
        const response = await fetch(new URL('remote.json', url))
        if (!response.ok) throw new Error(`${url}remote.json answered ${response.status}.`)
        return { name, url, document: RemoteDocument.parse(await response.json()) }
      }),
  )
}

/** The released part of a set, whose files are served, rendered and preloaded. */
export function withoutOverridden(
  set: ReleaseSet,
  overrides: readonly RemoteOverride[],
): ReleaseSet {
  const names = new Set(overrides.map(({ name }) => name))
  const remaining = Object.entries(set.remotes).filter(([name]) => !names.has(name))
  return { ...set, remotes: Object.fromEntries(remaining) }
}

/** Adds the remotes under development; their pages are rendered in the browser. */
export function applyOverrides(set: HostSet, overrides: readonly RemoteOverride[]): HostSet {
  const remotes = { ...set.remotes }
  for (const { name, url, document } of overrides) {
    remotes[name] = {
      version: document.version,
      entry: new URL(document.entry.browser, url).href,
      integrity: '',
      routes: document.routes.map((route) => ({ ...route, render: 'client' as const })),
      slots: document.slots.map((slot) => ({ ...slot, render: 'client' as const })),
      lastKnownGood: remotes[name] ?? null,
    }
  }
  return { ...set, remotes }
}
