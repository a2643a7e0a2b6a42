import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type HostSet, releaseFileUrl } from '@brightyard/contract/release'
import { contentTypeOf, HostAssets } from '@brightyard/release-files'
import type { ApiCalls } from '@brightyard/render-process'

/** The site as a browser sees it in a trial, answered by this process. */
export interface TrialSite {
  origin: string
  /** Modules that the host provides to its remotes. */
  shared: string[]
  answer(request: SiteRequest): Promise<SiteAnswer>
}

export interface SiteRequest {
  method: string
  /** Path and query. */
  address: string
  /** As the browser names it: `document`, `script`, `image`. */
  kind: string
}

export interface SiteAnswer {
  status: number
  contentType?: string
  headers?: Record<string, string>
  body?: Buffer | string
  /** A call of the API that did not succeed, or that could not be made. */
  failedCall?: 'refused' | 'unreachable'
}

export interface TrialSiteOptions {
  set: HostSet
  /** The folder of the host's build. */
  hostBuild: string
  readRelease(name: string, version: string, file: string): Promise<Buffer | null>
  calls: ApiCalls
}

/** Secure, so that the page has what browsers keep for secure pages; nothing is asked of the network. */
const origin = 'https://trial.localhost'
const bases = ['/vendor', '/cms']

/** As the edge sends it, see `contentPolicy` in host/server/delivery/security-headers.ts. */
const contentPolicy = [
  `default-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ')

/** Until the page has one of its own. */
export const titleBefore = 'Trial'

const emptyPicture = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
)
const notFound: SiteAnswer = { status: 404, contentType: 'text/plain', body: 'not here' }

/** The folder of the build that a render bundle belongs to. */
export const hostBuildOf = (renderBundle: string) => join(dirname(renderBundle), '..')

export async function openTrialSite(options: TrialSiteOptions): Promise<TrialSite> {
  const { set, hostBuild, readRelease, calls } = options
  const assets = HostAssets.parse(
    JSON.parse(await readFile(join(hostBuild, 'host-assets.json'), 'utf8')),
  )
  const page = pageOf(set, assets)
  const ofRelease = releaseFiles(set)

  async function file(path: string): Promise<SiteAnswer | null> {
    const asset = path.startsWith(assets.publicPath) ? path.slice(assets.publicPath.length) : ''
    if (Object.hasOwn(assets.files, asset)) {
      const body = await readFile(join(hostBuild, 'browser', asset))
      return { status: 200, contentType: contentTypeOf(asset), body }
    }
    const release = ofRelease(path)
    if (!release) return null
    const body = await readRelease(release.name, release.version, release.file)
    return body ? { status: 200, contentType: contentTypeOf(release.file), body } : notFound
  }

  return {
    origin,
    shared: Object.keys(assets.shared),
    async answer({ method, address, kind }) {
      const path = new URL(address, origin).pathname
      if (kind === 'document') {
        const headers = { 'content-security-policy': contentPolicy }
        return { status: 200, contentType: 'text/html; charset=utf-8', headers, body: page }
      }
      const found = await file(path)
      if (found) return found
      if (kind === 'image') return { status: 200, contentType: 'image/gif', body: emptyPicture }
      if (!bases.some((base) => path.startsWith(`${base}/`)))
        return { status: kind === 'eventsource' ? 204 : 404 }
      // A trial changes nothing.
      if (method !== 'GET') return { ...notFound, status: 403, failedCall: 'refused' }
      const answer = await calls({ path: address }, {})
      if ('failed' in answer) return { status: 503, failedCall: 'unreachable' }
      const { status, contentType, body } = answer
      return { status, contentType, body, ...(status >= 400 && { failedCall: 'refused' }) }
    },
  }
}

/** What the edge sends for a page that is rendered in the browser, see host/server/pages/document.ts. */
function pageOf(set: HostSet, { publicPath, scripts, styles }: HostAssets): string {
  const settings = { origin, bases: { vendor: '/vendor', cms: '/cms' } }
  const state = JSON.stringify({ set, settings, router: null }).replaceAll('<', String.raw`\u003c`)
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${titleBefore}</title>`,
    ...styles.map((sheet) => `<link rel="stylesheet" href="${publicPath}${sheet}">`),
    ...scripts.map((script) => `<script defer src="${publicPath}${script}"></script>`),
    '</head><body><div id="root"></div>',
    `<script type="application/json" id="page-state">${state}</script></body></html>`,
  ].join('')
}

/** Finds the release that an address belongs to. */
function releaseFiles(set: HostSet) {
  const folders = Object.entries(set.remotes).map(([name, { version }]) => ({
    name,
    version,
    folder: releaseFileUrl(name, version, ''),
  }))
  return (path: string) => {
    const found = folders.find(({ folder }) => path.startsWith(folder))
    return found && { ...found, file: path.slice(found.folder.length) }
  }
}
