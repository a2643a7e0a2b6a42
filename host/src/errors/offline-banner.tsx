import { Box } from '@brightyard/ui'
import { useSyncExternalStore } from 'react'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Shown while the connection is lost. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <Box role="status">
      {!online && (
        <Box bg="sun.subtle" color="sun.fg" textAlign="center" py="2" px="4" fontSize="sm">
          You are offline. You see what was loaded last; changes can be sent again when you are
          back.
        </Box>
      )}
    </Box>
  )
}
