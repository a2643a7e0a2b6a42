import { hostPaths } from '@brightyard/contract/paths'
import type { HostSet, Route } from '@brightyard/contract/release'
import { matchRoutes } from 'react-router-dom'
import { aliases } from '../../src/routing/aliases.ts'
import { resolveLegacyQuery } from '../../src/routing/legacy-links.ts'

export interface PageAddress {
  /** Under which the page is cached: the releases that make it, and the address. */
  key: string
  /** Path with the query parameters that the page reads, in a fixed order. */
  address: string
  /** Whose page it is; null where no remote has one. */
  remote: string | null
  /** Of its route: `/blog/:slug`; null where no route matches. */
  path: string | null
  /** Null where only the API knows. */
  exists: boolean | null
  /** The remotes that it cannot be rendered without: its own, and those with a part of every page. */
  madeBy: readonly string[]
  /** These with their versions: `header@2 shop@1`. */
  releases: string
}

interface KnownRoute {
  id: string
  path: string
  remote: string | null
  /** None for the host's own. */
  route?: Route
}

/** The host's own: its pages, and old addresses, which redirect and take the query along. */
const ownAddresses = [
  ...Object.values(hostPaths).map(({ pattern }) => pattern),
  ...aliases.map(([path]) => path),
].map((path): KnownRoute => ({ id: path, path, remote: null }))

const mostRemembered = 2000

/** What a remote's pages cannot be rendered without: its release, and those with a part of every page. */
export function makersOf(set: HostSet, remote: string | null) {
  const shared = Object.entries(set.remotes)
    .filter(([, { slots }]) => slots.some(({ render }) => render === 'server'))
    .map(([name]) => name)
  const madeBy = [...new Set([...shared, ...(remote === null ? [] : [remote])])].sort()
  const releases = madeBy.map((name) => `${name}@${set.remotes[name]?.version}`).join(' ')
  return { madeBy, releases }
}

/** Tells which page of a set an URL is. Pages that cannot differ have one key. */
export function createAddressReader(set: HostSet) {
  const releases = Object.entries(set.remotes)
  const pages = releases.flatMap(([remote, { routes }]) =>
    routes.map((route): KnownRoute => ({
      id: `${remote} ${route.path}`,
      path: route.path,
      remote,
      route,
    })),
  )
  const routes = [...ownAddresses, ...pages]
  const known = new Map<string, PageAddress>()

  function read(url: string): PageAddress {
    const [path = '/', query = ''] = url.split(/\?(.*)/s)
    const match = matchRoutes(routes, path)?.at(-1)?.route
    const isOldLink = path === '/' && resolveLegacyQuery(new URLSearchParams(query)) !== null
    const address = isOldLink ? url : path + readQuery(query, match?.route)
    const remote = match?.remote ?? null
    const made = makersOf(set, remote)
    return {
      key: `${made.releases} ${address}`,
      address,
      remote,
      path: match?.path ?? null,
      exists: match ? existenceOf(address, match) : false,
      ...made,
    }
  }

  /** `url` is path and query, as requested. */
  return (url: string): PageAddress => {
    const found = known.get(url)
    if (found) return found
    const page = read(url)
    if (known.size >= mostRemembered) known.clear()
    if (url.length <= 300) known.set(url, page)
    return page
  }
}

/** What a page shows may be gone, or never have been: the status of its render tells. The browser's pages have none. */
function existenceOf(address: string, { path, route }: KnownRoute): true | null {
  const isRendered = route?.access === 'open' && route.render === 'server'
  return isRendered && (/[:*]/.test(path) || address.includes('?')) ? null : true
}

/**
 * The part of a query that a page reads, as it was typed: a page may tell `Page` from `page`, another one may not. A page
 * that the browser renders reads none; one that does not say, all. So may an address that no remote has a page for: an
 * old one leads to a new one, and takes its query along.
 */
function readQuery(query: string, route: Route | undefined): string {
  if (query === '' || route?.render === 'client') return ''
  if (route?.query === undefined) return `?${query}`
  const names = new Set(route.query.map((name) => name.toLowerCase()))
  const given = [...new URLSearchParams(query)].filter(([name]) => names.has(name.toLowerCase()))
  const read = new URLSearchParams(given)
  read.sort()
  return read.size === 0 ? '' : `?${read}`
}
