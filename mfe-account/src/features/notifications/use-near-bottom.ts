import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How near to its end a list asks for more, in pixels. */
const threshold = 50
/** Milliseconds after the last scroll event. */
const rest = 200

/** Calls `reached` when whatever scrolls the element has come to rest within 50 px of its end. */
export function useNearBottom(inside: RefObject<HTMLElement | null>, reached: () => void) {
  const onReached = useEffectEvent(reached)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.contains(inside.current)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (target.scrollHeight - target.scrollTop - target.clientHeight <= threshold) onReached()
      }, rest)
    }
    // Scroll events do not bubble: caught on their way down, whichever box it is that scrolls.
    document.addEventListener('scroll', onScroll, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [inside])
}
