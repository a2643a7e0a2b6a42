import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { embeddedClass } from '@brightyard/ui/embedded'
import { showToast, Toaster } from '@brightyard/ui/overlay'
import { useEffect } from 'react'

/** Shows the short messages that pages ask for. */
export function Toasts() {
  useEffect(
    () =>
      channel(toastRequested).subscribe(({ kind, title, description }) =>
        showToast({
          title,
          tone: kind === 'error' ? 'danger' : kind,
          ...(description ? { description } : {}),
        }),
      ),
    [],
  )
  return (
    <div className={embeddedClass}>
      <Toaster />
    </div>
  )
}
