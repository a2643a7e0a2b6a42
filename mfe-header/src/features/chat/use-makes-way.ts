import { type RefObject, useEffect, useState } from 'react'
import { coversContent } from './what-is-under.ts'

/** After it, the page stands still. */
const restMs = 150

/**
 * Whether the button may not be where it is: it would lie over something to press, to fill in or to read once the page
 * rests. It is so until somebody has looked, because a page begins with text more often than with an empty corner.
 */
export function useMakesWay(root: RefObject<HTMLElement | null>, address: string): boolean {
  const [covers, setCovers] = useState(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (root.current) setCovers(coversContent(root.current))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(look, restMs)
    }
    const events = ['scroll', 'resize', 'focusin', 'focusout'] as const
    for (const event of events) addEventListener(event, lookSoon, { passive: true })
    // What arrives later moves everything below it.
    const grown = new ResizeObserver(lookSoon)
    grown.observe(document.body)
    lookSoon()
    return () => {
      clearTimeout(timer)
      grown.disconnect()
      for (const event of events) removeEventListener(event, lookSoon)
    }
  }, [root, address])

  return covers
}
