import type { Route } from '@brightyard/contract/release'
import type { SpecifiedPage } from './requirements.ts'

type Page = Pick<Route, 'path' | 'layout' | 'access' | 'roles'> & { remote: string }

export interface RouteTables {
  /** What the remotes have. */
  pages: readonly Page[]
  /** Paths that the host redirects. */
  aliases: readonly string[]
}

const describe = (owner: string, layout: string, access: string, roles: readonly string[] = []) =>
  [owner, layout, access, ...roles.toSorted()].join(' ')

/** Patterns of specified pages that no remote has. */
export const missingPages = (specified: readonly SpecifiedPage[], { pages }: RouteTables) => {
  // A page whose last parameter is optional is the page without it, too.
  const built = new Set(pages.flatMap(({ path }) => [path, path.replace(/\/:\w+\?$/, '')]))
  return specified
    .filter(({ owner, layout, pattern }) => {
      const isPage = owner !== 'host' && layout !== 'redirect'
      return isPage && !built.has(pattern)
    })
    .map(({ pattern }) => pattern)
}

/**
 * Where the routes of the remotes and the tables of docs/requirements.md disagree, a sentence each. A page that the
 * tables do not know is up to its squad.
 */
export function routeTableProblems(
  specified: readonly SpecifiedPage[],
  { pages, aliases }: RouteTables,
): string[] {
  const wrong = pages.flatMap(({ path, remote, layout, access, roles }) => {
    const declared = describe(remote, layout, access, roles)
    return specified
      .filter(({ pattern }) => pattern === path)
      .map((page) => ({
        row: page.row,
        wanted: describe(page.owner, page.layout, page.access, page.roles),
      }))
      .filter(({ wanted }) => wanted !== declared)
      .map(({ row, wanted }) => `${row} ${path}: "${declared}" should be "${wanted}"`)
  })
  const addresses = [...pages.map(({ path }) => path), ...aliases]
  const twice = addresses
    .filter((path, place) => {
      const lower = path.toLowerCase()
      return addresses.findIndex((other) => other.toLowerCase() === lower) !== place
    })
    .map((path) => `${path} has two owners`)
  const leadingNowhere = specified
    .filter(({ layout }) => layout === 'redirect')
    .filter(({ pattern }) => !aliases.some((one) => one === pattern || one === `${pattern}/:id?`))
    .map(({ row, pattern }) => `${row} ${pattern} is not a redirect`)
  return [...wrong, ...twice, ...leadingNowhere]
}
