import { definitionOf, toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { showToast, Toaster } from '@brightyard/ui/overlay'
import { useEffect } from 'react'

export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error'
  title: string
  description?: string | undefined
}

// Loads the schema early; if that fails, the first toast loads it again.
Promise.resolve(definitionOf(toastRequested.schema)).catch(() => {})

const show = ({ kind, title, description }: Toast) =>
  showToast({
    title,
    tone: kind === 'error' ? 'danger' : kind,
    ...(description ? { description } : {}),
  })

/** Shows the toasts that came before this code was loaded, and every later one. */
export function Toasts({ early }: { early: readonly Toast[] }) {
  useEffect(() => {
    // In its own task: the toaster below has to subscribe first.
    const timer = setTimeout(() => {
      for (const toast of early) show(toast)
    })
    const stop = channel(toastRequested).subscribe(show)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [early])
  return <Toaster />
}
