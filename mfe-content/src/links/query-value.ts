/** All values of a query parameter, in any case. */
export function queryValues(search: URLSearchParams, name: string): string[] {
  const lowered = name.toLowerCase()
  return [...search].flatMap(([key, value]) =>
    key.toLowerCase() === lowered ? [value.trim()] : [],
  )
}

/** The first one; '' without any. */
export const queryValue = (search: URLSearchParams, name: string): string =>
  queryValues(search, name)[0] ?? ''

/** The page number in a URL, 1 by default. */
export function pageNumberOf(search: URLSearchParams): number {
  const page = Number(queryValue(search, 'page'))
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1
}
