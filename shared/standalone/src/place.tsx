import { type ReactNode, use, useEffect, useMemo, useState } from 'react'
import {
  createMemoryRouter,
  type Location,
  Outlet,
  RouterProvider,
  type RouteObject,
  UNSAFE_NavigationContext as NavigationContext,
  useBlocker,
} from 'react-router-dom'
import { embeddedClass } from '@brightyard/ui/embedded'
import { useEnvironment } from './environment.ts'

type Target = Pick<Location, 'pathname' | 'search' | 'hash'>
const addressOf = ({ pathname, search, hash }: Target) => pathname + search + hash

interface PlaceProps {
  /** Where it is, as on the site. Another address is another place: give it as the key too. */
  address: string
  /** One page or one slot. */
  route: RouteObject
  /** Whether the place itself shows the target of a link; everything else is opened by the host. */
  shows: (target: Target, current: Target) => boolean
  fallback: ReactNode
}

/** A part of the host's page with a router of its own, which leaves the host's address alone. */
export function Place({ address, route, shows, fallback }: PlaceProps) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          element: <Boundaries shows={shows} />,
          hydrateFallbackElement: fallback,
          children: [route],
        },
      ],
      { initialEntries: [address] },
    ),
  )
  return (
    <div className={embeddedClass}>
      <RouterProvider router={router} />
    </div>
  )
}

/** Links have addresses of the site, for new tabs, and lead there through `open`. */
function Boundaries({ shows }: Pick<PlaceProps, 'shows'>) {
  const { open, site } = useEnvironment()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !shows(nextLocation, currentLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    open(addressOf(blocker.location))
  }, [blocker, open])

  const navigation = use(NavigationContext)
  const withSite = useMemo(() => {
    const createHref: typeof navigation.navigator.createHref = (to) =>
      new URL(navigation.navigator.createHref(to), site).href
    return { ...navigation, navigator: { ...navigation.navigator, createHref } }
  }, [navigation, site])
  return (
    <NavigationContext value={withSite}>
      <Outlet />
    </NavigationContext>
  )
}
