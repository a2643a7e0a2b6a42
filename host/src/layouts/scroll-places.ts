type Place = Pick<Location, 'pathname' | 'search'>

/**
 * The key of a scroll position. Every page that the browser itself has loaded has the key `default`: a visitor who
 * comes back from another site, such as the payment's, must not get the scroll position of the page they left.
 */
export const scrollKeyOf = ({ key, pathname, search }: Place & { key: string }) =>
  key === 'default' ? pathname + search : key

/** Where the router's hook stores the places of this tab. */
const storageKey = 'react-router-scroll-positions'

function places(): Partial<Record<string, number>> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Record<string, number>>
  } catch {
    return {}
  }
}

/** Where the page with this key was left in this tab. */
export const leftAt = (key: string) => places()[key] ?? 0

/** A new visit to a page starts at its top, wherever it was left before. To be called before the hook runs. */
export function forgetPlace({ pathname, search }: Place) {
  const { [pathname + search]: left, ...others } = places()
  if (left !== undefined) sessionStorage.setItem(storageKey, JSON.stringify(others))
}
