import { Notice } from '@brightyard/ui'
import { type ReactNode, useState } from 'react'

/**
 * Why the last attempt failed. It stays while somebody tries again, so that nothing moves under a finger that presses
 * twice, and is announced each time.
 */
export function useRefusal(): { notice: ReactNode; refuse: (message: string | null) => void } {
  const [{ message, times }, setRefusal] = useState({ message: null as string | null, times: 0 })
  return {
    notice: message && (
      <Notice key={times} tone="danger">
        {message}
      </Notice>
    ),
    refuse: (next) => setRefusal((before) => ({ message: next, times: before.times + 1 })),
  }
}
