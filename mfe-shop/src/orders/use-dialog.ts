import { showToast } from '@brightyard/runtime'
import { type ComponentType, useState } from 'react'

/**
 * A dialog whose code loads when it is first opened. It stays mounted, so that closing it returns the focus.
 * A lost connection costs a message, not the page.
 */
export function useDialog<Props>(load: () => Promise<{ Component: ComponentType<Props> }>) {
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  const [open, setOpen] = useState(false)

  async function show() {
    try {
      if (!Dialog) {
        const { Component } = await load()
        setDialog(() => Component)
      }
      setOpen(true)
    } catch {
      showToast({
        kind: 'error',
        title: 'This could not be opened',
        description: 'Check your connection and try again.',
      })
    }
  }
  return { Dialog, open, show: () => void show(), close: () => setOpen(false) }
}
