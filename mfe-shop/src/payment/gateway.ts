import { useEffect } from 'react'

/** Leaves the site for the payment page. */
export function goToGateway(url: string) {
  location.assign(url)
}

/**
 * Back from the gateway, the browser may show the page as it was left: still busy with leaving. It is reset
 * then.
 */
export function useReturnByBack(reset: () => void) {
  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) reset()
    }
    window.addEventListener('pageshow', shownAgain)
    return () => window.removeEventListener('pageshow', shownAgain)
  }, [reset])
}

/** Whether the browser has loaded this page by Back or Forward, such as from the gateway. */
export const cameBackHere = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward')
