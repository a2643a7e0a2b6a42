import { siteReachable } from '@brightyard/runtime/host'
import { useEffect, useRef } from 'react'

/** Tries again by itself when the connection is back, which the browser may not have missed. */
export function useConnectionBack(retry: (() => void) | undefined) {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  const isWaiting = retry !== undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    let isShown = true
    const again = () => {
      if (isShown) latest.current?.()
    }
    addEventListener('online', again)
    void siteReachable().then((wasAway) => wasAway && again())
    return () => {
      isShown = false
      removeEventListener('online', again)
    }
  }, [isWaiting])
}
