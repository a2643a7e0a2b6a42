import { type RefObject, useEffect, useState } from 'react'
import { coversContent, isFillingIn } from './what-is-under.ts'

/** A finger that rests still moves the page by a few pixels. */
const tremor = 8

/** After it, the page stands still. */
const restMs = 150

/** Narrower windows lose half of their height to the keyboard. */
const narrow = 768

type Way = 'there' | 'reads-on' | 'covering'

const isAtEnd = () =>
  window.scrollY > 0 &&
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - tremor

/**
 * Whether the button stands in somebody's way: while they read on downwards, while they fill in a field on a phone, and
 * wherever it would lie over something to press or to read once the page rests. At the end of a page, the footer
 * keeps a place for it.
 */
export function useMakesWay(root: RefObject<HTMLElement | null>, address: string): Way {
  const [readsOn, setReadsOn] = useState(false)
  const [covers, setCovers] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    const scrolled = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < tremor) return
      last = window.scrollY
      setReadsOn(moved > 0 && !isAtEnd())
    }
    addEventListener('scroll', scrolled, { passive: true })
    return () => removeEventListener('scroll', scrolled)
  }, [])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      if (!root.current) return
      // What was loaded near the end has moved it: nothing is left to read on to.
      if (isAtEnd()) setReadsOn(false)
      const isTyping = window.innerWidth < narrow && isFillingIn(root.current)
      setCovers(isTyping || coversContent(root.current))
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

  return covers ? 'covering' : readsOn ? 'reads-on' : 'there'
}
