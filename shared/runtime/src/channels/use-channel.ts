import type { Channel } from '@brightyard/contract/channels'
import { useMemo, useSyncExternalStore } from 'react'
import { channel } from './channel.ts'

const onServer = () => undefined

/** The latest payload of a replayed channel; undefined before the first, on the server and while hydrating. */
export function useChannel<Payload>(definition: Channel<Payload>): Payload | undefined {
  const store = useMemo(() => {
    const live = channel(definition)
    const subscribe = (changed: () => void) => {
      const subscription = live.changes.subscribe(changed)
      return () => subscription.unsubscribe()
    }
    return { subscribe, latest: live.latest }
  }, [definition])
  return useSyncExternalStore(store.subscribe, store.latest, onServer)
}
