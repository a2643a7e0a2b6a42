/** What a person does on a page, and what their browser tells of it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'scroll'] as const

/** On the root element of a page whose scripts have waited for somebody to use it. */
export const usedMark = 'data-used'

let settle = () => {}
const used = new Promise<void>((resolve) => {
  settle = resolve
})
let listening = false

function stopListening() {
  for (const sign of signs) window.removeEventListener(sign, onSign, { capture: true })
  document.removeEventListener('visibilitychange', begin)
}

function begin() {
  stopListening()
  settle()
}

/** Whether a mouse that rests where a page comes sent this: browsers tell of a move that moves nothing. */
export const isRestingMouse = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && !movementY

function onSign(event: Event) {
  if (!isRestingMouse(event)) begin()
}

function listen() {
  listening = true
  const options = { capture: true, passive: true }
  for (const sign of signs) window.addEventListener(sign, onSign, options)
  document.addEventListener('visibilitychange', begin)
}

/**
 * Resolves when a person first does something on this page: moves, presses, scrolls, or turns to another tab. What
 * nobody needs who only looks waits for it.
 */
export function firstUse(): Promise<void> {
  if (!listening) listen()
  if (document.documentElement.hasAttribute(usedMark)) begin()
  return used
}

/** Ends the waiting: the person is known here, or something went wrong that has to be reported. */
export function startUse(): void {
  listening = true
  begin()
}
