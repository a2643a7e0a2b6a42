/** Milliseconds after the navigation started; `shift` is the largest burst of layout shifts. */
export interface Paint {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  /** What the largest paint was of: the picture's address, or the element's name. */
  largest: string
}

interface Task {
  start: number
  end: number
}

interface Observed {
  tasks: Task[]
  shifts: { at: number; value: number }[]
  largestPaint: number
  largest: string
}

type Observing = typeof globalThis & { brightyardObserved?: Observed }

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before anything else. */
export function observePaint() {
  const observed: Observed = { tasks: [], shifts: [], largestPaint: 0, largest: '' }
  ;(globalThis as Observing).brightyardObserved = observed
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  observe('longtask', ({ startTime, duration }) => {
    observed.tasks.push({ start: startTime, end: startTime + duration })
  })
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as LayoutShift
    if (!hadRecentInput) observed.shifts.push({ at: startTime, value })
  })
  observe('largest-contentful-paint', (entry) => {
    const { startTime, url, element } = entry as LargestContentfulPaint
    observed.largestPaint = startTime
    observed.largest = url || (element?.localName ?? '')
  })
}

/** Runs in the page when it has settled. */
export function readPaint(): Paint {
  const observed = (globalThis as Observing).brightyardObserved
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN
  if (!observed) throw new Error('The page was not observed.')

  // A burst of shifts: less than a second apart, at most five seconds in all
  let burst = { start: -Infinity, latest: -Infinity, value: 0 }
  let shift = 0
  for (const { at, value } of observed.shifts) {
    const goesOn = at - burst.latest < 1_000 && at - burst.start < 5_000
    burst = goesOn
      ? { ...burst, latest: at, value: burst.value + value }
      : { start: at, latest: at, value }
    shift = Math.max(shift, burst.value)
  }
  const blocking = observed.tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - 50)
    .filter((excess) => excess > 0)
    .reduce((sum, excess) => sum + excess, 0)
  return {
    firstPaint,
    largestPaint: observed.largestPaint,
    blocking,
    shift,
    largest: observed.largest,
  }
}
