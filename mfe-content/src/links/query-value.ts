/** The first value of a query name, whatever its case; '' without one. */
export function queryValue(search: URLSearchParams, name: string): string {
  const wanted = name.toLowerCase()
  for (const [key, value] of search) if (key.toLowerCase() === wanted) return value.trim()
  return ''
}

/** The page that an address asks for; the first unless it names a later one. */
export function pageOfAddress(search: URLSearchParams): number {
  const page = Number(queryValue(search, 'page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
