/** After this the person, not the page they left, decides. */
const longestHoldInMs = 5000
const takenOver = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const

/**
 * A page that the browser loads again has placeholders at first, and is too short for the place at which it was left.
 * What fills them would push the visitor to the page's end; so the place is taken again each time the page grows, until
 * the visitor, or a message that takes the focus, moves on. Returns what ends it.
 */
export function holdScroll(top: number): () => void {
  const taken = new ResizeObserver(() => {
    if (window.scrollY !== top) window.scrollTo(0, top)
  })
  const end = () => {
    taken.disconnect()
    clearTimeout(timer)
    for (const event of takenOver) window.removeEventListener(event, end)
  }
  const timer = setTimeout(end, longestHoldInMs)
  for (const event of takenOver) window.addEventListener(event, end, { passive: true })
  taken.observe(document.body)
  return end
}
