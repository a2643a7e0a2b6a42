/**
 * The edge of the composed site, serving the single bundle: the same server code, api, registry and
 * server rendering. Only what the browser loads differs. A process of its own, like the site's edge.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliCompressSync, constants } from 'node:zlib'
import { HostAssets } from '@brightyard/release-files'
import { EdgeSettings, createEdge, foldersOf } from '@brightyard/host/edge'

const [host = '', build = ''] = process.argv.slice(2)
const settings = EdgeSettings.parse(process.env)
const assetsFile = join(build, 'host-assets.json')
const assets = HostAssets.parse(JSON.parse(readFileSync(assetsFile, 'utf8')))
const edge = await createEdge(settings, {
  ...foldersOf(host),
  browser: join(build, 'browser'),
  assets: assetsFile,
})

const preload = /<link rel="preload" as="script" fetchpriority="low" href="([^"]+)">/g
/** `/r/content/1.0.0-abc/home.page.js`: the remote, and the chunk. */
const releaseFile = /^\/r\/([^/]+)\/[^/]+\/(.+)\.js$/

/** The home page as the edge's own cache sends it, but for what it preloads. */
let home: { policy: string; brotli: Buffer } | undefined
edge.addHook('onRequest', async (request, reply) => {
  if (!home || request.raw.url !== '/') return
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', home.policy)
    .header('content-encoding', 'br')
    .send(home.brotli)
})
await edge.listen({ host: settings.HOST, port: settings.PORT })

for (const deadline = Date.now() + 30_000; !home && Date.now() < deadline; await pause(200)) {
  const { statusCode, body, headers } = await edge.inject({ method: 'GET', url: '/' })
  if (statusCode !== 200) continue
  home = {
    policy: String(headers['content-security-policy']),
    brotli: brotliCompressSync(preloadCompiledIn(body, assets), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6 },
    }),
  }
}
if (!home) throw new Error('The single bundle got no release set.')
process.send?.({ ready: true })
process.once('disconnect', () => void edge.close().finally(() => process.exit(0)))

/**
 * Puts the single bundle's chunks where the edge preloads files of releases: each page and slot has a
 * chunk in both.
 */
function preloadCompiledIn(html: string, assets: HostAssets): string {
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
