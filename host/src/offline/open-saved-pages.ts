import { unsavedWork } from '@brightyard/runtime/host'
import { connection } from './connection.ts'
import { addressAsRead } from './page-address.ts'
import { readSavedPages, type SavedPage } from './saved-page.ts'

/** The saved page that a click is about to open in this tab. */
function targetOf(event: MouseEvent, pages: readonly SavedPage[]): URL | null {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return null
  const url = new URL(link.href, location.href)
  const isHere = url.pathname === location.pathname && url.search === location.search
  if (url.origin !== location.origin || isHere) return null
  return pages.some(({ address, reads }) => address === addressAsRead(url, reads)) ? url : null
}

/**
 * While the site cannot be reached, a link to a saved page loads the saved document: inside this tab the page's data would
 * be missing. Not while something typed could be lost.
 */
export function openSavedPages() {
  let pages: SavedPage[] = []
  connection.subscribe(() => {
    if (connection.get() === 'here') pages = []
    else
      readSavedPages().then(
        (saved) => {
          pages = saved
        },
        () => {},
      )
  })
  document.addEventListener(
    'click',
    (event) => {
      const url = unsavedWork.isHeld() ? null : targetOf(event, pages)
      if (!url) return
      event.preventDefault()
      event.stopPropagation()
      location.assign(url)
    },
    { capture: true },
  )
}
