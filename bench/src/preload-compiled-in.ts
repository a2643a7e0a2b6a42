import type { HostAssets } from '@brightyard/release-files'

const preload = /<link rel="preload" as="script" fetchpriority="low" href="([^"]+)">/g
/** `/r/content/1.0.0-abc/features-home-home.page.0123456789.js`: the remote, and the chunk. */
const releaseFile = /^\/r\/([^/]+)\/[^/]+\/(.+)\.[0-9a-f]{10}\.js$/

/**
 * Puts the single bundle's chunks where the edge preloads files of releases: each page and slot has a
 * chunk in both.
 */
export function preloadCompiledIn(html: string, assets: HostAssets): string {
  const chunks: Readonly<Record<string, readonly string[] | undefined>> = assets.chunks
  const written = new Set<string>()
  return html.replaceAll(preload, (link, address: string) => {
    if (!address.startsWith('/r/')) {
      written.add(address)
      return link
    }
    const [, remote, chunk] = releaseFile.exec(address) ?? []
    const files = chunks[`${remote}-${chunk}`] ?? []
    return files
      .map((file) => assets.publicPath + file)
      .filter((file) => !written.has(file))
      .map((file) => {
        written.add(file)
        return link.replace(address, file)
      })
      .join('')
  })
}
