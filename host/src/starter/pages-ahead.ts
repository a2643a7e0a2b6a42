/** Pages that are fetched at one look at the window, and in all. */
const mostAtOnce = 2
const most = 10

const isPage = (path: string) => !/^\/(vendor|cms|media|dev)\//.test(path)

/** Paths that links in the window lead to, those in its middle first. */
function pathsInView(): string[] {
  const middle = innerHeight / 2
  const found = new Map<string, number>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')) {
    const { top, bottom, width } = link.getBoundingClientRect()
    const path = link.pathname + link.search
    const isElsewhere = link.pathname !== location.pathname
    if (width === 0 || bottom < 0 || top > innerHeight || !isElsewhere) continue
    if (link.target || link.hasAttribute('download') || !isPage(path)) continue
    const distance = Math.abs((top + bottom) / 2 - middle)
    found.set(path, Math.min(distance, found.get(path) ?? Infinity))
  }
  return [...found].toSorted(([, a], [, b]) => a - b).map(([path]) => path)
}

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : work()

/** A pointer that hovers starts the page's scripts before it presses a link, and they fetch ahead by themselves. */
const isByFinger = () => matchMedia('(hover: none)').matches

/**
 * Has the browser fetch the pages that links in the window lead to, whole and ready to be shown, by speculation rules.
 * A browser without them follows links as ever; one that saves data fetches nothing. Returns the way to stop.
 */
export function prefetchPagesInView(): () => void {
  if (!HTMLScriptElement.supports?.('speculationrules') || !isByFinger()) return () => {}
  const fetched = new Set<string>()
  const rules: HTMLScriptElement[] = []

  const look = () =>
    whenIdle(() => {
      const next = pathsInView()
        .slice(0, mostAtOnce)
        .filter((path) => !fetched.has(path))
        .slice(0, most - fetched.size)
      if (isStopped || next.length === 0) return
      for (const path of next) fetched.add(path)
      const rule = document.createElement('script')
      rule.type = 'speculationrules'
      rule.textContent = JSON.stringify({ prefetch: [{ urls: next, eagerness: 'immediate' }] })
      document.head.append(rule)
      rules.push(rule)
    })
  let isStopped = false
  addEventListener('scrollend', look, { passive: true })
  if (document.readyState === 'complete') look()
  else addEventListener('load', look, { once: true })
  return () => {
    isStopped = true
    removeEventListener('scrollend', look)
    for (const rule of rules) rule.remove()
  }
}
