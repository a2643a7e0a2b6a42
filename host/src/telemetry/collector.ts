import type { TelemetryBeacon } from '@brightyard/contract/telemetry'

type View = TelemetryBeacon['views'][number]
export type ErrorKind = TelemetryBeacon['errors'][number]['kind']
export type Load = TelemetryBeacon['loads'][number]

const limits = { views: 50, loads: 50, errors: 50, vitals: 20 } as const

/** Collects what happens in this tab until it is sent; `TelemetryBeacon` says what that may be. */
export function createCollector(set: () => number, send: (beacon: TelemetryBeacon) => void) {
  let began = set()
  let view: View | null = null
  let beacon: Omit<TelemetryBeacon, 'set' | 'views'> = { loads: [], errors: [], vitals: [] }
  let views: View[] = []
  const page = () => view?.page ?? ''

  /** At the end the current page is sent too, with what failed on it so far; it is never sent twice. */
  function flush({ isEnd = false } = {}) {
    if (view && isEnd) {
      views.push(view)
      view = null
    }
    const complete = { set: began, views: views.slice(0, limits.views), ...beacon }
    views = []
    beacon = { loads: [], errors: [], vitals: [] }
    began = set()
    const isEmpty =
      complete.views.length +
        complete.loads.length +
        complete.errors.length +
        complete.vitals.length ===
      0
    if (!isEmpty) send(complete)
  }

  return {
    /** Another page is shown. What was collected so far belongs to the set that the tab had until then. */
    show(pattern: string) {
      if (view) views.push(view)
      view = null
      if (set() !== began || views.length >= limits.views) flush()
      view = { page: pattern, loadFailed: false, crashed: false, uncaught: false }
    },
    load(load: Load) {
      if (load.outcome !== 'loaded' && view) view.loadFailed = true
      if (beacon.loads.length < limits.loads) beacon.loads.push(load)
    },
    fail(kind: ErrorKind, release: { remote: string; version: string }) {
      if (view) {
        if (kind === 'crashed') view.crashed = true
        else if (kind === 'chunk-failed') view.loadFailed = true
        else view.uncaught = true
      }
      if (beacon.errors.length < limits.errors) {
        beacon.errors.push({ kind, ...release, page: page() })
      }
    },
    measure(name: TelemetryBeacon['vitals'][number]['name'], value: number, pattern = page()) {
      if (beacon.vitals.length < limits.vitals) {
        beacon.vitals.push({ name, value: Math.round(value), page: pattern })
      }
    },
    flush,
  }
}
export type Collector = ReturnType<typeof createCollector>

const nobody = { remote: '', version: '' }

/** The release whose code threw, if the stack names one. The text of the error is not sent. */
export function blame(error: unknown, file = ''): { remote: string; version: string } {
  const trace = `${file}\n${error instanceof Error ? (error.stack ?? '') : ''}`
  const [, remote, version] = /\/r\/([a-z][a-z0-9-]{1,30})\/([\w.-]{1,64})\//.exec(trace) ?? []
  return remote && version ? { remote, version } : nobody
}
