import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { firstUse } from './first-use.ts'

interface LazyHydrateProps {
  /** Shown where the browser, not the server, makes this part, until its code is here. */
  fallback?: ReactNode
  /** Near or not, the part starts with the first use of the page; around it there is no box of its own. */
  whenUsed?: boolean
  /** Where these are other elements than before, the part starts at once: it may have to change. */
  children: ReactNode
}

/** The server writes the whole part, and would render the fallback in vain. */
const onServer = typeof document === 'undefined'

const withoutBox = { style: { display: 'contents' } } as const

/** What a part waits for before it starts in the browser. */
function createGate(open: boolean, whenUsed: boolean) {
  let settle = () => {}
  const opened = new Promise<void>((resolve) => {
    settle = resolve
  })
  const gate = {
    wasClosed: !open,
    isOpen: open,
    opened,
    /** What was pressed before the part could answer. */
    pressed: undefined as Element | undefined,
    stopWaiting: () => {},
    waitFor(element: Element) {
      gate.stopWaiting = openWhenWanted(element, gate, whenUsed)
      return gate.stopWaiting
    },
    open() {
      gate.isOpen = true
      settle()
    },
  }
  return gate
}
type Gate = ReturnType<typeof createGate>

/**
 * Lays out the whole of a page that came from the server, before somebody is put where they were on it. The sections
 * of its late parts are otherwise laid out when they come near (`[data-late]` in the design's page-wide rules).
 */
export const showLateParts = () => document.documentElement.toggleAttribute('data-whole', true)

/** Further than this from the window nobody can reach a part before it has started. */
const nearby = '50% 0px'
const attention = ['pointerover', 'pointerdown', 'focusin', 'click'] as const

/** Opens the gate when a person may soon want the element, and keeps what they press meanwhile. Returns the way to stop. */
function openWhenWanted(element: Element, gate: Gate, whenUsed: boolean) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) gate.open()
    },
    { rootMargin: nearby },
  )
  let waiting = true
  void firstUse().then(() => {
    if (!waiting) return
    if (whenUsed) gate.open()
    else observer.observe(element)
  })
  // On the document, before React's listeners: React stops events of parts that are not hydrated.
  const onEvent = (event: Event) => {
    const { target, type } = event
    // An icon in a button is no HTMLElement.
    if (!(target instanceof Element) || !element.contains(target)) return
    gate.open()
    // A link works by itself; a button has to wait until it is hydrated.
    if (type !== 'click' || target.closest('a[href]')) return
    event.preventDefault()
    gate.pressed = target
  }
  for (const type of attention) document.addEventListener(type, onEvent, { capture: true })
  return () => {
    waiting = false
    observer.disconnect()
    for (const type of attention) document.removeEventListener(type, onEvent, { capture: true })
  }
}

/**
 * A part that the server writes whole and that starts in the browser when a person uses the page near it: until then it
 * is plain markup with working links, and its code (`lazyPart`) is not fetched. What is pressed before it has
 * started is pressed again then; what is typed stays where the field keeps its own value. Where the browser makes
 * it, after a navigation, it starts at once.
 */
export function LazyHydrate({ fallback, whenUsed = false, children }: LazyHydrateProps) {
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(() =>
    createGate(onServer || document.getElementById(id) === null, whenUsed),
  )
  // A navigation changes what is around the part, so that React has to start it before it goes on.
  const { key } = useLocation()
  const [first] = useState({ key, children })
  if (!gate.isOpen && (key !== first.key || children !== first.children)) gate.open()

  useEffect(() => (gate.isOpen || !place.current ? undefined : gate.waitFor(place.current)), [gate])
  return (
    <div id={id} ref={place} {...(whenUsed ? withoutBox : { 'data-late': '' })}>
      <Suspense fallback={onServer ? null : <Opening gate={gate}>{fallback}</Opening>}>
        <Gated gate={gate} id={id}>
          {children}
        </Gated>
      </Suspense>
    </div>
  )
}

interface GatedProps {
  gate: Gate
  /** Of the element around it. */
  id: string
  children: ReactNode
}

/** Suspends until the gate is open, so that React leaves the server's markup alone. */
function Gated({ gate, id, children }: GatedProps) {
  // Decided once for this gate; React may go on from here, without asking what is above, when the promise settles.
  if (gate.wasClosed) use(gate.opened)
  // Rendered by the browser, so it is complete, and going back restores the scroll position on it.
  useLayoutEffect(() => {
    if (!gate.wasClosed) document.getElementById(id)?.removeAttribute('data-late')
  }, [gate, id])
  useEffect(() => {
    gate.stopWaiting()
    gate.pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }, [gate])
  return children
}

/** Seen in the browser only where the server's markup is gone: then there is nothing left to wait for. */
function Opening({ gate, children }: { gate: Gate; children: ReactNode }) {
  useEffect(() => gate.open(), [gate])
  return children
}
