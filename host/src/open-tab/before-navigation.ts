import type { Tab } from './tab.ts'

export interface Departure {
  pathname: string
  /** The page that is shown only changes its query or hash, as a filter or a tab of it does. */
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
 * Hears of every navigation before the router matches it: those that somebody asks for, and the browser's own back
 * and forward, whose event reaches a capturing listener first.
 */
export function beforeNavigation(
  router: Tab['router'],
  onDeparture: (departure: Departure) => void,
) {
  const navigate = router.navigate.bind(router) as (...words: unknown[]) => Promise<void>
  router.navigate = (...words: unknown[]) => {
    const [to, options] = words as [unknown, Options | undefined]
    const target = addressOf(to)
    const shown = router.state.location
    if (target) {
      const isInPlace =
        target.search === shown.search ||
        options?.replace === true ||
        options?.preventScrollReset === true
      onDeparture({
        pathname: target.pathname,
        isSamePage: target.pathname === shown.pathname && isInPlace,
      })
    }
    return navigate(...words)
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
