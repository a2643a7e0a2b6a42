import { isRestingMouse, usedMark } from '@brightyard/runtime/host'
import { recordVisitedPath, visitedPath } from '../routing/visited-path.ts'
import { isKnownHere } from '../session/stored-data.ts'
import { addScripts, scriptsThatWait } from './add-scripts.ts'
import { keepEarlyInput, waitingControl } from './early-input.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { readyEvent } from './ready.ts'

/** Events after which somebody may press something: a moved pointer, a finger on a control, a key. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'click',
  'submit',
  'input',
  'change',
] as const
/** Who scrolls with a finger reads on: pictures come first, and the scripts when the page has rested for so long. */
const restMs = 2_000

/** A finger that moves, or comes down beside the controls, scrolls. */
const isReading = (event: Event & Partial<PointerEvent>) =>
  isRestingMouse(event) ||
  (event.pointerType === 'touch' &&
    (event.type === 'pointermove' ||
      (event.type === 'pointerdown' && waitingControl(event.target) === null)))
/** The page that a link leads to needs the line more than this one. */
const isPressedLink = ({ type, target }: Event) =>
  (type === 'click' || type === 'focusin') &&
  target instanceof Element &&
  target.closest('a[href]') !== null

/** Returns the way to stop waiting, which says whether it still waited. */
function waitForUse(start: () => void) {
  let isWaiting = true
  let resting: ReturnType<typeof setTimeout> | undefined
  const options = { capture: true, passive: true } as const
  const stop = () => {
    const waited = isWaiting
    isWaiting = false
    for (const sign of signs) window.removeEventListener(sign, onSign, options)
    window.removeEventListener('scroll', onScroll, options)
    document.removeEventListener('visibilitychange', onVisibility)
    clearTimeout(resting)
    return waited
  }
  const begin = () => {
    stop()
    document.documentElement.toggleAttribute(usedMark, true)
    start()
  }
  const onSign = (event: Event) => {
    if (isPressedLink(event)) clearTimeout(resting)
    else if (!isReading(event)) begin()
  }
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') begin()
  }
  const onScroll = () => {
    clearTimeout(resting)
    resting = setTimeout(begin, restMs)
  }
  for (const sign of signs) window.addEventListener(sign, onSign, options)
  window.addEventListener('scroll', onScroll, options)
  document.addEventListener('visibilitychange', onVisibility)
  return stop
}

/** The browser scrolls to a place that has to exist by then. */
function isReturn() {
  const [visit] = performance.getEntriesByType('navigation')
  return location.hash !== '' || (visit !== undefined && visit.type !== 'navigate')
}

/** What counts on by itself, or is still to be fetched; late parts fetch when somebody comes near. */
const unfinished =
  'meta[name=saved-at], [data-live], #root [aria-busy=true]:not([data-late] *, [data-known] *)'

/** The page says which page was shown before it, which this tab alone knows. */
const namesVisitedPage = () =>
  document.querySelector('[data-visited]') !== null && visitedPath() !== null

/** Somebody who is known here, and a page that is not finished, do not wait. */
const startsAtOnce = (isKnown: boolean) =>
  isKnown ||
  isReturn() ||
  !navigator.onLine ||
  new URLSearchParams(location.search).has('inspector') ||
  document.querySelector(unfinished) !== null ||
  namesVisitedPage()

const isUsed = () => document.documentElement.hasAttribute(usedMark)

/** The scripts read the end of the document, and what to wait for may stand there too. */
function whenParsed(work: () => void) {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', work, { once: true })
  else work()
}

/** A page that the browser has drawn ahead begins when somebody comes to it. */
export function whenVisited(work: () => void) {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}

/** Runs the page whose scripts the edge has written at this tag. */
export function waitForPerson(tag: HTMLElement) {
  const isKnown = isKnownHere()
  document.documentElement.toggleAttribute('data-new', !isKnown)
  recordVisitedPath(location.pathname + location.search + location.hash)
  const early = keepEarlyInput()
  document.addEventListener(readyEvent, early.repeat, { once: true })
  const start = () => addScripts(tag.dataset, early.explain)
  let stopPreparing = () => {}
  const stopWaiting = waitForUse(() => {
    stopPreparing()
    whenParsed(start)
  })
  whenParsed(() => {
    early.parsed()
    const isAtOnce = startsAtOnce(isKnown)
    const [libraries = ''] = scriptsThatWait(tag.dataset)
    if (isAtOnce && stopWaiting()) start()
    else if (!isAtOnce && !isUsed()) stopPreparing = fetchAhead(libraries)
  })
}
