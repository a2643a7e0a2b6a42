import { useCallback, useEffect, useRef } from 'react'

/** The leases held in this tab. */
const leases = new Set<object>()
let onEnd = () => {}

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

function take(): () => void {
  const lease = {}
  leases.add(lease)
  if (leases.size === 1) window.addEventListener('beforeunload', warn)
  return () => {
    if (!leases.delete(lease) || leases.size > 0) return
    window.removeEventListener('beforeunload', warn)
    onEnd()
  }
}

/** The host's view of the leases: whether one is held, and a listener for when the last one ends. */
export const unsavedWork = {
  isHeld: () => leases.size > 0,
  /** One listener, the host's. */
  whenEnded(listener: () => void) {
    onEnd = listener
  },
}

/**
 * While `unsaved` is true, the page or slot keeps its release through swaps, and the browser asks before the tab
 * is closed. The lease ends when `unsaved` becomes false or the component goes.
 *
 * Returns `saved`: call it when the work is stored and before navigating, because a navigation right after it
 * comes before React has rendered `unsaved` as false.
 */
export function useUnsavedWork(unsaved: boolean): () => void {
  const end = useRef(() => {})
  useEffect(() => {
    if (!unsaved) return undefined
    end.current = take()
    return () => end.current()
  }, [unsaved])
  return useCallback(() => end.current(), [])
}
