import { useSessionState } from '@brightyard/runtime'
import { type MouseEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Of a link that is pressed before it is known who is here. */
export interface WhilePressed {
  ref?: (link: HTMLElement | null) => void
  onClick?: (event: MouseEvent) => void
  /** The page-wide rules of the design show that the press is kept. */
  'data-pressed'?: '' | undefined
}

/**
 * A link that leads visitors elsewhere than people who are signed in: a press while the server has not yet said who is
 * here waits, and then does what it does for them.
 */
export function useOnceKnown(act: () => void): WhilePressed {
  const isUnknown = useSessionState().status === 'unknown'
  const [isPressed, setIsPressed] = useState(false)
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (isPressed && !isUnknown) actNow()
  }, [isUnknown, isPressed])
  // The starter of the page keeps an early press, and the link may be gone when it would repeat it.
  const shown = useRef<HTMLElement>(null)
  const ref = useCallback((link: HTMLElement | null) => {
    const seen = link ?? shown.current
    if (seen?.hasAttribute('data-pressed')) setIsPressed(true)
    shown.current = link
  }, [])
  if (!isUnknown) return {}
  return {
    ref,
    onClick(event) {
      event.preventDefault()
      setIsPressed(true)
    },
    'data-pressed': isPressed ? '' : undefined,
  }
}
