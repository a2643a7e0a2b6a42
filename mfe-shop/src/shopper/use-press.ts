import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useShopper } from './use-shopper.ts'

/**
 * A press that needs to know who shops. On a page that has just come nobody knows yet: the press is kept, and done once
 * it is known; not for somebody who does not buy.
 */
export function usePress(press: (wasKept: boolean) => void) {
  const { kind } = useShopper()
  const [isPressed, setIsPressed] = useState(false)
  const isWaiting = useRef(false)
  const isKnown = kind !== 'unknown'
  const finish = useEffectEvent(() => {
    if (!isWaiting.current) return
    isWaiting.current = false
    if (kind !== 'other') press(true)
  })
  useEffect(() => {
    if (isKnown) finish()
  }, [isKnown])
  const onClick = () => {
    if (isKnown) return press(false)
    isWaiting.current = true
    setIsPressed(true)
  }
  return { isKept: isPressed && !isKnown, onClick }
}
