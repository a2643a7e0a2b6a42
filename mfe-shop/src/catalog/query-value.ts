/** All values of a query name, whatever its case. */
export function queryValues(search: URLSearchParams, name: string): string[] {
  const wanted = name.toLowerCase()
  return [...search].flatMap(([key, value]) => (key.toLowerCase() === wanted ? [value] : []))
}

export const queryValue = (search: URLSearchParams, name: string): string =>
  queryValues(search, name)[0] ?? ''
