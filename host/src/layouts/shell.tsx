import { Box, media, SkipLink } from '@brightyard/ui'
import { Slot } from '@brightyard/runtime'
import {
  type Location,
  Outlet,
  useLocation,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router-dom'
import { BackgroundSlots } from '../composition/background-slots.tsx'
import { OfflineBanner } from '../errors/offline-banner.tsx'
import { chromeOf, footerFor, hasChat } from './chrome.ts'
import { frames } from './frames.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { NavigationEffects } from './navigation-effects.tsx'
import { ToastHost } from './toast-host.tsx'
import { useLayout } from './use-layout.ts'

/** Around every page: what the layout puts before and after it, and what watches over navigations. */
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

/**
 * Under what a place on the page is remembered. Every page that the browser itself has loaded has the key
 * `default`: who comes back from another site, the payment's say, must not land at the height of the page they
 * left.
 */
const placeOf = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key

/** The router's component for it writes a script for a framework that is not here. */
function ScrollMemory() {
  useScrollRestoration({ getKey: placeOf })
  return null
}

/** As high as what comes, so that nothing moves when it does. */
const HeaderSpace = ({ withShopBar }: { withShopBar: boolean }) => (
  <Box
    minH="4rem"
    bg="bg.panel"
    css={{ [media.header]: { minHeight: withShopBar ? '7.5rem' : '4.5rem' } }}
    aria-hidden
  />
)
const FooterSpace = () => <Box minH="24rem" aria-hidden />
