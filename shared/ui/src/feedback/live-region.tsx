import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout.ts'

export interface LiveRegionProps {
  /** The message; a change is read out. Keep the region mounted and change the text. */
  children?: ReactNode
  /** Interrupts what is being read; only for what cannot wait. */
  assertive?: boolean
}

/** Reads changes out to assistive technology without showing anything. */
export function LiveRegion({ children, assertive }: LiveRegionProps) {
  return (
    <VisuallyHidden
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {children}
    </VisuallyHidden>
  )
}
