import { type RefCallback, useCallback, useState } from 'react'
import { toastsTop } from '../overlay/toasts-top.ts'

/** Of the window's height: a higher bar would leave too little of what it belongs to. */
const mostOfWindow = 0.22

/**
 * For a bar at the top that stays in sight while the page is scrolled: a ref for it, and its CSS position. Where it is
 * high for its window, as on a low one or with enlarged text, it is scrolled away with the page. Messages stand below it.
 */
export function useStaysInSight(): [RefCallback<HTMLElement>, 'sticky' | 'static'] {
  const [isTooHigh, setTooHigh] = useState(false)
  const ref = useCallback((bar: HTMLElement | null) => {
    if (!bar) return undefined
    const { style } = document.documentElement
    const measure = () => {
      setTooHigh(bar.offsetHeight > window.innerHeight * mostOfWindow)
      style.setProperty(toastsTop, `calc(${bar.offsetHeight}px + 0.75rem)`)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(bar)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      style.removeProperty(toastsTop)
    }
  }, [])
  return [ref, isTooHigh ? 'static' : 'sticky']
}
