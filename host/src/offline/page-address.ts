import type { Route } from '@brightyard/contract/release'

/** The parameters that a page reads, in lower case; null for one that does not say. */
export const readsOf = ({ query }: Pick<Route, 'query'>) =>
  query?.map((name) => name.toLowerCase()) ?? null

/** Pages that are the same for everybody, and show nobody their own things in place. */
export const isKept = ({ access, render, roles, saved }: Route) =>
  render === 'server' && access === 'open' && !roles && saved !== false

/** Path, with the query parameters that the page reads in a fixed order: `/shop?utm_source=x` is `/shop`. */
export function addressAsRead(
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
  reads: string[] | null,
) {
  if (reads === null) return pathname + search
  const given = [...new URLSearchParams(search)].filter(([name]) =>
    reads.includes(name.toLowerCase()),
  )
  const query = new URLSearchParams(given)
  query.sort()
  return pathname + (query.size > 0 ? `?${query}` : '')
}
