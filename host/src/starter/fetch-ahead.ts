import { savesData } from '../device/saves-data.ts'

/** Pages that are fetched at one look at the window, and in all. */
const mostAtOnce = 4
const most = 12
/** What a page that nobody has touched may cost with all that it fetches ahead, in bytes. */
const untouchedBytes = 320_000
/** Of a page with its HTML compressed and its first picture inside. */
const pageBytes = 45_000
/** Of the libraries, which every page starts with. */
const librariesBytes = 120_000

/** What an untouched page may still fetch. */
function affordableBytes() {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  return entries.reduce((left, { transferSize }) => left - transferSize, untouchedBytes)
}
const affordablePages = () => Math.max(0, Math.floor(affordableBytes() / pageBytes))

/** The line rests when nothing has come for so long. */
const restMs = 1_000

/** Pictures that are seen come first, and count before anything is afforded. */
function whenLineRests(work: () => void) {
  const left = affordableBytes()
  setTimeout(() => (affordableBytes() === left ? work() : whenLineRests(work)), restMs)
}

const isPage = (path: string) => !/^\/(vendor|cms|media|dev)\//.test(path)

/** The path of the page within this site that the link opens in this window; null if it does anything else. */
function pathOf(link: HTMLAnchorElement): string | null {
  const isElsewhere = link.origin === location.origin && link.pathname !== location.pathname
  if (!isElsewhere || link.target || link.hasAttribute('download')) return null
  const path = link.pathname + link.search
  return isPage(path) ? path : null
}

/** Paths that links in the window lead to, those in its middle first. */
function pathsInView(): string[] {
  const found = new Map<string, number>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const path = pathOf(link)
    const { top, bottom, left, right, width } = link.getBoundingClientRect()
    const isSeen =
      width > 0 && bottom >= 0 && top <= innerHeight && right >= 0 && left <= innerWidth
    if (path === null || !isSeen) continue
    const distance = Math.hypot(left + right - innerWidth, top + bottom - innerHeight)
    found.set(path, Math.min(distance, found.get(path) ?? Infinity))
  }
  return [...found].toSorted(([, a], [, b]) => a - b).map(([path]) => path)
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : work()

/** A pointer that hovers starts the page's scripts before it presses a link, and they fetch ahead by themselves. */
const isByFinger = () => matchMedia('(hover: none)').matches

function addRule(kind: 'prefetch' | 'prerender', urls: readonly string[]) {
  const rule = document.createElement('script')
  rule.type = 'speculationrules'
  rule.textContent = JSON.stringify({ [kind]: [{ urls, eagerness: 'immediate' }] })
  document.head.append(rule)
  return rule
}

/**
 * Fetches what a finger is likely to need next: first the libraries, so that the first press of a button waits for the
 * smaller half of the scripts; then the pages that links in the window lead to, by speculation rules. One of them it
 * draws ahead, out of sight: the one in the middle where a finger has stopped scrolling, or the one whose link it
 * presses. A browser without such rules follows links as ever; one that saves data fetches nothing. Returns the way to
 * stop.
 */
export function fetchAhead(libraries: string): () => void {
  if (!isByFinger() || savesData()) return () => {}
  const hasRules = HTMLScriptElement.supports?.('speculationrules')
  const fetched = new Set<string>()
  const rules: HTMLScriptElement[] = []
  let drawn: { path: string; rule: HTMLScriptElement } | undefined
  let isStopped = false

  function fetchPages(paths: readonly string[]) {
    const next = paths
      .slice(0, mostAtOnce)
      .filter((path) => !fetched.has(path))
      .slice(0, most - fetched.size)
    if (next.length === 0) return
    for (const path of next) fetched.add(path)
    rules.push(addRule('prefetch', next))
  }
  /** A page that is drawn takes memory, so there is one. */
  function draw(path: string | null | undefined) {
    if (!path || path === drawn?.path) return
    drawn?.rule.remove()
    drawn = { path, rule: addRule('prerender', [path]) }
  }
  const look = (work: (paths: string[]) => void) =>
    whenIdle(() => {
      if (!isStopped && hasRules) work(pathsInView())
    })
  async function fetchLibraries() {
    if (isStopped || affordableBytes() < librariesBytes) return
    const answer = await fetch(libraries, { priority: 'low' })
    await answer.arrayBuffer()
  }
  const onLoad = () =>
    whenLineRests(() => {
      void fetchLibraries()
        .catch(() => {}) // the first press asks for them again
        .then(() => look((paths) => fetchPages(paths.slice(0, affordablePages()))))
    })
  const onScrollEnd = () =>
    look((paths) => {
      fetchPages(paths)
      draw(paths[0])
    })
  const onPress = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && hasRules) draw(pathOf(link))
  }
  addEventListener('scrollend', onScrollEnd, { passive: true })
  addEventListener('pointerdown', onPress, { capture: true, passive: true })
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad, { once: true })
  return () => {
    isStopped = true
    removeEventListener('scrollend', onScrollEnd)
    removeEventListener('pointerdown', onPress, { capture: true })
    for (const rule of rules) rule.remove()
    drawn?.rule.remove()
  }
}
