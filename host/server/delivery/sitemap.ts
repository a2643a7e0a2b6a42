import { type OpenPageKind, openPageKinds, listOpenPages } from '@brightyard/contract/calls'
import { fillPattern, queryString } from '@brightyard/contract/paths'
import type { Route } from '@brightyard/contract/release'
import type { ApiCalls } from '@brightyard/render-process'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { aliases } from '../../src/routing/aliases.ts'
import type { ActiveSet } from '../sets/active-set.ts'
import { EdgeProblem } from './problems.ts'
import { sendBusyPage } from './waiting-page.ts'

interface Options {
  /** The site's public origin: a sitemap names whole addresses. */
  origin: string
  calls: ApiCalls
  current: () => Pick<ActiveSet, 'hostSet' | 'addressOf'> | null
  /** What the API has to be asked for counts like a page that is rendered. */
  countRender: (address: string) => number
}
type Routes = readonly Route[]

/**
 * `/robots.txt` and the sitemap for search engines: the pages of the current set, and the API's addresses of which that
 * set has the page.
 */
export function sitemap(app: FastifyInstance, { origin, calls, current, countRender }: Options) {
  function setNow() {
    const set = current()
    if (!set) throw new EdgeProblem(503, 'starting', 'The site starts. Please come back soon.')
    const routes = Object.values(set.hostSet.remotes).flatMap((remote) => remote.routes)
    return { routes, addressOf: set.addressOf }
  }
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('cache-control', 'public, max-age=3600').type(type).send(text)
  const sendXml = (reply: FastifyReply, [list, entry]: Elements, paths: readonly string[]) =>
    send(reply, 'application/xml; charset=utf-8', xml(list, entry, origin, paths))

  app.get('/robots.txt', (_, reply) =>
    send(reply, 'text/plain; charset=utf-8', robots(origin, setNow().routes)),
  )
  const limited = {
    preHandler: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const seconds = countRender(ip)
      return seconds > 0 ? sendBusyPage(reply, seconds) : undefined
    },
  }
  app.get('/sitemap.xml', limited, async (_, reply) => {
    const files = await Promise.all(
      openPageKinds.map(async (kind) => {
        const { total, last_page } = (await readOpenPages(calls, kind, 1)).meta
        const pages = total === 0 ? 0 : last_page
        return Array.from({ length: pages }, (__, index) => `/sitemap/${kind}/${index + 1}`)
      }),
    )
    return sendXml(reply, ['sitemapindex', 'sitemap'], ['/sitemap/pages', ...files.flat()])
  })
  app.get('/sitemap/pages', (_, reply) =>
    sendXml(reply, ['urlset', 'url'], pagesOf(setNow().routes)),
  )
  app.get<{ Params: { kind: string; page: string } }>(
    '/sitemap/:kind/:page',
    limited,
    async ({ params }, reply) => {
      const kind = openPageKinds.find((one) => one === params.kind)
      const page = Number(params.page)
      if (!kind || !/^[1-9]\d{0,3}$/.test(params.page))
        throw new EdgeProblem(404, 'unknown_address', 'There is nothing at this address.')
      const { data } = await readOpenPages(calls, kind, page)
      return sendXml(reply, ['urlset', 'url'], data.filter(shownBy(setNow())))
    },
  )
}

type Elements = readonly [list: string, entry: string]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const xml = (list: string, entry: string, origin: string, paths: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...paths.map((path) => `<${entry}><loc>${escaped(origin + path)}</loc></${entry}>`),
    `</${list}>`,
    '',
  ].join('\n')

async function readOpenPages(calls: ApiCalls, kind: OpenPageKind, page: number) {
  const path = `/${listOpenPages.base}${fillPattern(listOpenPages.path, { kind })}`
  const answer = await calls({ path: path + queryString({ page }) }, {})
  if ('failed' in answer || answer.status !== 200)
    throw new EdgeProblem(503, 'api-unreachable', 'Our server does not respond at the moment.')
  return listOpenPages.response.parse(JSON.parse(answer.body))
}

/** Pages of the app and answers to a search are open, and nothing to find. */
const isListed = ({ access, render, layout, path }: Route) =>
  access === 'open' && render === 'server' && layout !== 'mobile-section' && path !== '/search'
const withoutParameters = (path: string) => path.replace(/\/[:*].*/, '') || '/'

/** They lead on, to a page that may not be open. */
const oldAddresses = new Set(aliases.map(([from]) => from))

/** The listed pages that need no parameter and do not lead on. */
const pagesOf = (routes: Routes) =>
  [
    ...new Set(
      routes
        .filter((route) => isListed(route) && route.sitemap !== false)
        .filter(({ path }) => /^[^:*]*(\/:\w+\?)?$/.test(path))
        .map(({ path }) => withoutParameters(path))
        .filter((path) => !oldAddresses.has(path)),
    ),
  ].sort()

/** Whether the set has the page of an address; addresses of one folder have the same. */
function shownBy({ routes, addressOf }: { routes: Routes } & Pick<ActiveSet, 'addressOf'>) {
  const folders = new Map<string, boolean>()
  return (address: string) => {
    const folder = address.replace(/[^/]*$/, '')
    const known = folders.get(folder)
    if (known !== undefined) return known
    const { path } = addressOf(address)
    const isShown = routes.some((route) => route.path === path && isListed(route))
    folders.set(folder, isShown)
    return isShown
  }
}

/**
 * Calls, searches, pages of the app and pages of one's own; signing in may be found. `$` where an open page begins with the same
 * letters.
 */
function robots(origin: string, routes: Routes): string {
  const open = routes
    .filter((route) => isListed(route) || route.access === 'guest')
    .map(({ path }) => path)
  const own = routes
    .filter(({ access }) => access === 'protected')
    .map(({ path }) => withoutParameters(path))
    .flatMap((path) =>
      open.some((one) => one.startsWith(path)) ? [`${path}$`, `${path}?`] : [path],
    )
  const closed = ['/vendor/', '/cms/', '/search', '/mobile/', ...new Set(own.sort())]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
