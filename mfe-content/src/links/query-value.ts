/** The first value of a query parameter, in any case; '' without one. */
export function queryValue(search: URLSearchParams, name: string): string {
  const lowered = name.toLowerCase()
  for (const [key, value] of search) if (key.toLowerCase() === lowered) return value.trim()
  return ''
}

/** The page number in a URL, 1 by default. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = Number(queryValue(search, 'page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
