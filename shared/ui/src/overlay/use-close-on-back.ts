import { useEffect, useEffectEvent } from 'react'

const overlayOf = (state: unknown) =>
  typeof state === 'object' && state !== null && 'overlay' in state ? state.overlay : undefined

/** The router shall not take this step for a navigation. A capturing listener hears of it first. */
function hideNextStep() {
  const hide = (event: PopStateEvent) => event.stopImmediatePropagation()
  window.addEventListener('popstate', hide, { capture: true, once: true })
}

/**
 * While `open`, the browser's Back closes what lies over the page and the page stays. For what is only looked at: a
 * dialog that closes and then navigates would race with the step back that its closing makes.
 */
export function useCloseOnBack(open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open) return
    const address = location.href
    const overlay = crypto.getRandomValues(new Uint32Array(2)).join('-')
    const isOnTop = () => overlayOf(history.state) === overlay
    // The router's own state stays, so that it sees the same page in both entries.
    history.pushState({ ...(history.state as object | null), overlay }, '')

    function stepBack(event: PopStateEvent) {
      // What had been opened over this one closed.
      if (isOnTop()) return
      if (location.href === address) event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('popstate', stepBack, { capture: true })
    return () => {
      window.removeEventListener('popstate', stepBack, { capture: true })
      if (!isOnTop()) return
      hideNextStep()
      history.back()
    }
  }, [open])
}
