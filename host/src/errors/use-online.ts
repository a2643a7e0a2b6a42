import { useEffect } from 'react'

/** Tries again by itself when the connection is back. */
export function useOnline(retry: (() => void) | undefined) {
  useEffect(() => {
    if (!retry) return undefined
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}
