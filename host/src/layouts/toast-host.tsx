import { toastRequested } from '@brightyard/contract/channels'
import { channel, useSessionState } from '@brightyard/runtime'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../boot/when-idle.ts'
import type { Toast } from './toasts.tsx'

/** Offline, it waits for the connection: a missing message is no reason to lose the page. */
const fetchToasts = (): Promise<{ default: ComponentType<{ early: readonly Toast[] }> }> =>
  import('./toasts.tsx').then(
    ({ Toasts }) => ({ default: Toasts }),
    () =>
      new Promise((resolve) => {
        addEventListener('online', () => resolve(fetchToasts()), { once: true })
      }),
  )
const Toasts = lazy(fetchToasts)

/**
 * Shows toasts. Their code is loaded with the first one. For signed-in people, who change things, it is loaded when
 * the page is idle, so that it can report a lost connection.
 */
export function ToastHost() {
  const [early, setEarly] = useState<Toast[]>([])
  const { status } = useSessionState()
  useEffect(
    () => (status === 'signed-in' ? whenIdle(() => void fetchToasts()) : undefined),
    [status],
  )
  useEffect(() => {
    if (early.length > 0) return undefined
    return channel(toastRequested).subscribe((toast) => {
      setEarly((all) => [...all, toast])
    })
  }, [early.length])
  if (early.length === 0) return null
  return (
    <Suspense>
      <Toasts early={early} />
    </Suspense>
  )
}
