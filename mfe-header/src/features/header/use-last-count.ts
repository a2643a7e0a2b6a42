import type { Channel } from '@brightyard/contract/channels'
import { useChannel, useSessionState } from '@brightyard/runtime'
import { useEffect, useSyncExternalStore } from 'react'

interface Kept {
  userId: number
  count: number
}

const keyOf = (name: string) => `brightyard.header.count.${name}`

/** In the tab, which a sign-out clears; blocked storage holds nothing. */
function keptOf(name: string): Kept | null {
  try {
    const [userId, count] = (sessionStorage.getItem(keyOf(name)) ?? '').split(':').map(Number)
    return userId && count !== undefined && count >= 0 ? { userId, count } : null
  } catch {
    return null
  }
}

function keep(name: string, kept: Kept | null) {
  try {
    if (kept) sessionStorage.setItem(keyOf(name), `${kept.userId}:${kept.count}`)
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Then the badge waits for the server's answer.
  }
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )

/**
 * The count of a channel; without a connection, or before the first answer, the last one of the person in this tab:
 * a bag that looks empty frightens who has filled it.
 */
export function useLastCount(definition: Channel<{ count: number }>) {
  const session = useSessionState()
  const live = useChannel(definition)?.count
  const isOffline = useIsOffline()
  const { name } = definition
  const userId = session.status === 'signed-in' ? session.user.id : null
  const isOut = session.status === 'signed-out'
  useEffect(() => {
    if (isOffline) return
    if (userId !== null && live !== undefined) keep(name, { userId, count: live })
    else if (isOut) keep(name, null)
  }, [name, userId, isOut, live, isOffline])
  // A page that was loaded without a connection knows nobody, and takes who is here for a visitor.
  const isAsked = userId === null ? isOffline : live === undefined
  const kept = isAsked ? keptOf(name) : null
  if (kept && (userId === null || kept.userId === userId))
    return { count: kept.count, isOfBefore: true }
  return { count: live ?? 0, isOfBefore: false }
}
