import { Box, media, SkipLink } from '@brightyard/ui'
import { Slot, channel } from '@brightyard/runtime'
import {
  Outlet,
  useLocation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useMatches,
  useNavigation,
} from 'react-router-dom'
import type { Layout } from '@brightyard/contract/release'
import { navigated } from '@brightyard/contract/channels'
import { useEffect, useRef, useState } from 'react'
import { BackgroundSlots } from '../composition/background-slots.tsx'
import { OfflineBanner } from '../errors/offline-banner.tsx'
import { chromeOf, footerFor, hasChat, layoutAt } from './chrome.ts'
import { frames } from './frames.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { leftAt, scrollKeyOf } from './scroll-places.ts'
import { ToastHost } from './toast-host.tsx'
import { handleOf } from '../routing/used-modules.ts'

/** Around every page: header, footer, and what follows navigations. */
export function Shell() {
  const layout = useLayout()
  const { pathname } = useLocation()
  const { header } = chromeOf[layout]
  const footer = footerFor(layout, pathname)
  const Frame = frames[layout]
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <OfflineBanner />
      {header && (
        <Slot
          name="header"
          props={{ layout }}
          fallback={<HeaderSpace withShopBar={layout === 'shop'} />}
          whenUsed
        />
      )}
      <Frame>
        <Outlet />
      </Frame>
      {footer !== 'none' && (
        <Slot name="footer" props={{ variant: footer }} fallback={<FooterSpace />} whenNear />
      )}
      <NavigationEffects />
      <ScrollMemory />
      <ToastHost />
      <BackgroundSlots counting={header} chatting={hasChat(layout, pathname)} />
    </>
  )
}

/** The hook, because the router's component also writes a script that only its framework mode uses. */
function ScrollMemory() {
  const location = useLocation()
  const [first] = useState(location)
  useScrollRestoration({ getKey: scrollKeyOf })
  useEffect(() => {
    const top = location === first ? leftAt(scrollKeyOf(first)) : 0
    if (top === 0) return undefined
    const left = new AbortController()
    import('./hold-scroll.ts').then(
      ({ holdScroll }) => holdScroll(top, left.signal),
      () => {}, // the browser's own place is near it
    )
    return () => left.abort()
  }, [location, first])
  return null
}

/** As high as the header, so that nothing moves when it loads. */
const HeaderSpace = ({ withShopBar }: { withShopBar: boolean }) => (
  <Box
    minH="4rem"
    bg="bg.panel"
    css={{ [media.header]: { minHeight: withShopBar ? '7.5rem' : '4.5rem' } }}
    aria-hidden
  />
)
const FooterSpace = () => <Box minH="24rem" aria-hidden />

/** The layout of the current page. */
function useLayout(): Layout {
  const { pathname } = useLocation()
  return layoutAt(handleOf(useMatches().map((route) => ({ route }))) ?? {}, pathname)
}

/** After a navigation the focus goes to the page's heading, so that screen readers announce the page. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Publishes each navigation and moves the focus; on the first page the browser's own focus stays. */
function NavigationEffects() {
  const location = useLocation()
  const { state } = useNavigation()
  const shown = useRef(location.pathname)
  useEffect(() => {
    if (state !== 'idle') return
    channel(navigated).publish({
      pathname: location.pathname,
      search: location.search,
      title: document.title,
    })
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    else focusHeading()
  }, [location, state])
  return null
}
