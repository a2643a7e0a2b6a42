import type { Route } from '@brightyard/contract/release'

/** An address as it stands in HTML or XML, read. */
export const unescaped = (address: string) => address.replaceAll('&amp;', '&')

/** Every address of this site that the HTML leads to, without its hash. */
export function linksIn(html: string, origin: string): string[] {
  const found = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map(([, href = '']) =>
    unescaped(href),
  )
  return localAddresses(found, origin)
}

/** Those of the given links that stay on this site, each once. */
export function localAddresses(hrefs: readonly string[], origin: string): string[] {
  const urls = hrefs.map((href) => new URL(href, origin)).filter((url) => url.origin === origin)
  return [...new Set(urls.map(({ pathname, search }) => pathname + search))]
}

export function fits(pattern: string, pathname: string): boolean {
  const expression = pattern
    .replaceAll(/\/:\w+\?/g, '(/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*')
  return new RegExp(`^${expression}/?$`, 'i').test(pathname)
}

/** The route of an address: of several, the one with the fewest parameters. */
export function routeOf<One extends Route>(routes: readonly One[], address: string) {
  const [pathname = ''] = address.split('?')
  const parameters = ({ path }: One) => path.split(':').length
  return routes
    .filter(({ path }) => fits(path, pathname))
    .toSorted((one, other) => parameters(one) - parameters(other))[0]
}
