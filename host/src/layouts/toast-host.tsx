import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Toast } from './toast.ts'

const Toasts = lazy(() => import('./toasts.tsx').then(({ Toasts }) => ({ default: Toasts })))

/** The corner for short messages; its code is loaded with the first one. */
export function ToastHost() {
  const [early, setEarly] = useState<Toast[]>([])
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
