import type { TelemetryBeacon } from '@brightyard/contract/telemetry'

type View = TelemetryBeacon['views'][number]
export type ErrorKind = TelemetryBeacon['errors'][number]['kind']
export type Load = TelemetryBeacon['loads'][number]

const most = { views: 50, loads: 50, errors: 50, vitals: 20 } as const

/** Gathers what happens in this tab until it is sent; see `TelemetryBeacon` for what it may hold. */
export function createCollector(set: () => number, send: (beacon: TelemetryBeacon) => void) {
  let began = set()
  let view: View | null = null
  let beacon: Omit<TelemetryBeacon, 'set' | 'views'> = { loads: [], errors: [], vitals: [] }
  let views: View[] = []
  const page = () => view?.page ?? ''

  /** At the end the page that is shown is told as well, with what failed on it so far; it is never told twice. */
  function flush({ isEnd = false } = {}) {
    if (view && isEnd) {
      views.push(view)
      view = null
    }
    const told = { set: began, views: views.slice(0, most.views), ...beacon }
    views = []
    beacon = { loads: [], errors: [], vitals: [] }
    began = set()
    const isEmpty =
      told.views.length + told.loads.length + told.errors.length + told.vitals.length === 0
    if (!isEmpty) send(told)
  }

  return {
    /** Another page is shown. What is gathered so far belongs to the set that the tab ran until then. */
    show(pattern: string) {
      if (view) views.push(view)
      view = null
      if (set() !== began || views.length >= most.views) flush()
      view = { page: pattern, loadFailed: false, crashed: false, uncaught: false }
    },
    load(load: Load) {
      if (load.outcome !== 'loaded' && view) view.loadFailed = true
      if (beacon.loads.length < most.loads) beacon.loads.push(load)
    },
    fail(kind: ErrorKind, release: { remote: string; version: string }) {
      if (view) {
        if (kind === 'crashed') view.crashed = true
        else if (kind === 'chunk-failed') view.loadFailed = true
        else view.uncaught = true
      }
      if (beacon.errors.length < most.errors) {
        beacon.errors.push({ kind, ...release, page: page() })
      }
    },
    measure(name: TelemetryBeacon['vitals'][number]['name'], value: number, pattern = page()) {
      if (beacon.vitals.length < most.vitals) {
        beacon.vitals.push({ name, value: Math.round(value), page: pattern })
      }
    },
    flush,
  }
}
export type Collector = ReturnType<typeof createCollector>
