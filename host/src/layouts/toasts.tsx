import { definitionOf, toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { showToast, Toaster } from '@brightyard/ui/overlay'
import { useEffect } from 'react'
import type { Toast } from './toast.ts'

// What checks a message comes with what shows it; where it does not arrive, the message asks for it again.
Promise.resolve(definitionOf(toastRequested.schema)).catch(() => {})

const show = ({ kind, title, description }: Toast) =>
  showToast({
    title,
    tone: kind === 'error' ? 'danger' : kind,
    ...(description ? { description } : {}),
  })

/** Shows the toasts that asked before this code was here, and every later one. */
export function Toasts({ early }: { early: readonly Toast[] }) {
  useEffect(() => {
    // In a task of its own: the toaster below has to listen first.
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
