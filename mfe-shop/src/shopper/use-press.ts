import { useEffect, useEffectEvent, useState } from 'react'
import { useShopper } from './use-shopper.ts'

/**
 * A press that needs to know who shops. On a page that has just come nobody knows yet: the press is kept, and done once
 * it is known; not for somebody who does not buy.
 */
export function usePress(press: () => void): { isKept: boolean; onClick: () => void } {
  const { kind } = useShopper()
  const [isKept, setIsKept] = useState(false)
  const isKnown = kind !== 'unknown'
  const finish = useEffectEvent(() => {
    setIsKept(false)
    if (kind !== 'other') press()
  })
  useEffect(() => {
    if (isKept && isKnown) finish()
  }, [isKept, isKnown])
  return { isKept, onClick: isKnown ? press : () => setIsKept(true) }
}
