import { useLocation } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'

/**
 * A panel next to its button: Escape closes it and returns the focus; a click or focus elsewhere and every navigation
 * close it too. Written here because the menu of the ui package costs ten times the bytes.
 */
export function useDisclosure<Opener extends HTMLElement = HTMLButtonElement>() {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const openerRef = useRef<Opener>(null)
  /** What had the focus when something else than the button opened it. */
  const askedFrom = useRef<HTMLElement>(null)
  const isOpen = openedAt === key
  const returnFocus = () => (askedFrom.current ?? openerRef.current)?.focus()

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) {
        setOpenedAt(null)
      }
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenedAt(null)
      // Focus that was never inside stays where it is: a pointer may have opened it.
      if (rootRef.current?.contains(document.activeElement)) returnFocus()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])

  return {
    isOpen,
    open: () => setOpenedAt(key),
    /** For what is not its button and has the focus, which returns there. */
    openFromElsewhere: () => {
      const { activeElement } = document
      askedFrom.current = activeElement instanceof HTMLElement ? activeElement : null
      setOpenedAt(key)
    },
    close: () => setOpenedAt(null),
    toggle: () => {
      if (isOpen) askedFrom.current?.focus()
      else askedFrom.current = null
      setOpenedAt(isOpen ? null : key)
    },
    rootRef,
    openerRef,
  }
}
