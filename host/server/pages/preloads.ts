import { releaseFileUrl, type ReleaseSet } from '@brightyard/contract/release'
import type { RenderedPage } from '@brightyard/render-process'

/** The scripts that a page will request: the entry of each remote on it, and exactly the files of its modules. */
export function scriptsOf(modules: RenderedPage['modules'], set: ReleaseSet): string[] {
  const addresses = new Set<string>()
  for (const { remote, module } of modules) {
    const document = set.remotes[remote]?.release.document
    if (!document) continue
    const { name, version, entry } = document
    const scripts = document.modules[module]?.scripts ?? []
    for (const file of [entry.browser, ...scripts])
      addresses.add(releaseFileUrl(name, version, file))
  }
  return [...addresses]
}
