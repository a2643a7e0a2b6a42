/** After this the person, not the page they left, decides. */
const longestHoldInMs = 5000
const takenOver = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * A page that the browser loads again has placeholders at first, and is too short for the place at which it was left.
 * What fills them would push the visitor to the page's end; so the place is taken again each time the page grows, until
 * the signal, or the visitor, or a message that takes the focus, moves on.
 */
export function holdScroll(top: number, signal: AbortSignal) {
  if (signal.aborted) return
  const grown = new ResizeObserver(() => {
    if (window.scrollY !== top) window.scrollTo(0, top)
  })
  const end = () => grown.disconnect()
  setTimeout(end, longestHoldInMs)
  signal.addEventListener('abort', end)
  for (const event of takenOver) window.addEventListener(event, end, { passive: true, once: true })
  grown.observe(document.body)
}
