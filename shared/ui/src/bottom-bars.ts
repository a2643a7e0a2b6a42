import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/** Bars at the lower edge of the window, the lowest first. Remotes do not know of each other's: the page does. */
const bars = { request: '--by-request-bar', page: '--by-page-bar' } as const

/** CSS length: the height of the bar of requests, on which the page's own bar stands; 0 without one. */
export const aboveRequest = `var(${bars.request}, 0px)`

/** CSS length: the height of all bars together. */
export const aboveBars = `calc(${aboveRequest} + var(${bars.page}, 0px))`

/** A ref for a bar; what floats above it knows its height for as long as it is shown. */
export function useBottomBar(bar: keyof typeof bars): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return undefined
      const { style } = document.documentElement
      const observer = new ResizeObserver(() =>
        style.setProperty(bars[bar], `${element.offsetHeight}px`),
      )
      observer.observe(element)
      return () => {
        observer.disconnect()
        style.removeProperty(bars[bar])
      }
    },
    [bar],
  )
}

/** Whether what has the ref is outside the window, so that a bar may stand in for it; undefined while nobody knows. */
export function useOutOfView() {
  const ref = useRef<HTMLDivElement>(null)
  const [isOut, setIsOut] = useState<boolean>()
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(([entry]) =>
      setIsOut(entry?.isIntersecting === false),
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isOut] as const
}
