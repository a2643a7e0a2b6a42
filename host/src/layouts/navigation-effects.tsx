import { navigated } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

/** After a navigation the focus goes to the page's heading, so that a screen reader says where one is. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!heading) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Tells the other parts where the visitor is, and moves the focus; the first page keeps the browser's own focus. */
export function NavigationEffects() {
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
