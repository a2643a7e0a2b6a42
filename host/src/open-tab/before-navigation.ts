import type { Tab } from './tab.ts'

export interface Departure {
  pathname: string
  /** Only the query or hash of the current page changes, as with a filter or a tab. */
  isSamePage: boolean
}

type Options = { replace?: boolean; preventScrollReset?: boolean }

const isPath = (to: unknown): to is Partial<Location> => typeof to === 'object' && to !== null

function addressOf(to: unknown): URL | null {
  if (typeof to === 'string') return new URL(to, location.href)
  if (!isPath(to)) return null
  const { pathname = '', search = '', hash = '' } = to
  return new URL(pathname + search + hash, location.href)
}

/**
 * Calls back before the router matches a navigation: calls of `navigate`, and the browser's back and forward, whose
 * event reaches a capturing listener first.
 */
export function beforeNavigation(
  router: Tab['router'],
  onDeparture: (departure: Departure) => void,
) {
  const navigate = router.navigate.bind(router) as (...args: unknown[]) => Promise<void>
  router.navigate = (...args: unknown[]) => {
    const [to, options] = args as [unknown, Options | undefined]
    const target = addressOf(to)
    const current = router.state.location
    if (target) {
      const isInPlace =
        target.search === current.search ||
        options?.replace === true ||
        options?.preventScrollReset === true
      onDeparture({
        pathname: target.pathname,
        isSamePage: target.pathname === current.pathname && isInPlace,
      })
    }
    return navigate(...args)
  }
  window.addEventListener(
    'popstate',
    () => {
      const { pathname } = location
      onDeparture({ pathname, isSamePage: pathname === router.state.location.pathname })
    },
    { capture: true },
  )
}
