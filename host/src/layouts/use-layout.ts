import type { Layout } from '@brightyard/contract/release'
import { useMatches } from 'react-router-dom'
import type { RouteHandle } from '../routing/page-route.tsx'

/** The layout of the page on show; an address that leads nowhere gets the default one. */
export function useLayout(): Layout {
  const { pathname, handle } = useMatches().at(-1) ?? { pathname: '/', handle: null }
  // An unknown address under /mobile stays in its layout, for the apps that show it.
  const unknown = handle as Partial<RouteHandle> | null | undefined
  if (!unknown?.page && /^\/mobile(\/|$)/i.test(pathname)) return 'mobile-section'
  return unknown?.layout ?? 'default'
}
