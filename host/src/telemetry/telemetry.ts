import { navigated, releaseSetChanged, remoteLoadReported } from '@brightyard/contract/channels'
import type { TelemetryBeacon } from '@brightyard/contract/telemetry'
import { channel } from '@brightyard/runtime'
import { type LoadReport, recentEvents } from '@brightyard/runtime/host'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { blame, createCollector } from './collector.ts'

const everyMilliseconds = 30_000
/** A page's token ends after ten minutes. Each answer to a report renews it, and this if there was nothing to report. */
const renewalMilliseconds = 8 * 60_000

export interface TelemetryOptions {
  /** The release set that the page came with. */
  set: number
  /** The pattern of the page that is shown: `/blog/:slug`. */
  pattern: () => string
  /** Errors from before this was loaded. */
  earlyErrors?: readonly { error: unknown; file?: string }[]
}

let renewedAt = Date.now()
function renewToken() {
  if (Date.now() - renewedAt < renewalMilliseconds) return
  renewedAt = Date.now()
  // Without one what this page reports halts no canary, and nothing else changes.
  fetch('/telemetry/token', { method: 'POST', keepalive: true }).catch(() => {})
}

const send = (beacon: TelemetryBeacon) => {
  renewedAt = Date.now()
  const text = JSON.stringify(beacon)
  // If the browser refuses (blocked, or too much data), the beacon is lost.
  navigator.sendBeacon('/telemetry', text)
}

/** Sends telemetry of this tab. Loaded when the first page is idle, so that it slows nothing down. */
export function startTelemetry({ set, pattern, earlyErrors = [] }: TelemetryOptions) {
  const current = () => channel(releaseSetChanged).latest()?.number ?? set
  const collector = createCollector(current, send)
  const first = pattern()
  collector.show(first)

  let shown = location.pathname
  channel(navigated).subscribe(({ pathname }) => {
    if (pathname !== shown) collector.show(pattern())
    shown = pathname
  })

  const report = ({ step, remote, version, milliseconds }: LoadReport) => {
    if (step === 'crashed' || step === 'chunk-failed') collector.fail(step, { remote, version })
    else if (step === 'loaded' || step === 'fell-back' || step === 'failed') {
      collector.load({
        remote,
        version,
        outcome: step,
        milliseconds: Math.min(milliseconds, 600_000),
      })
    }
  }
  // The first page's remotes were loaded before this.
  for (const { payload } of recentEvents().get(remoteLoadReported.name) ?? []) {
    report(payload as LoadReport)
  }
  channel(remoteLoadReported).subscribe(report)
  const reportError = (error: unknown, file?: string) => {
    // A message did not fit the schema of its channel.
    const isChannel = error instanceof Error && error.name.endsWith('ZodError')
    collector.fail(isChannel ? 'channel' : 'uncaught', blame(error, file))
  }
  for (const { error, file } of earlyErrors) reportError(error, file)
  window.addEventListener('error', ({ error, filename }) => {
    // Errors of foreign scripts, such as extensions, come without details.
    if (error || filename) reportError(error, filename)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))

  // Vitals belong to the page that was loaded, not to later ones.
  onLCP(({ value }) => collector.measure('LCP', value, first))
  onFCP(({ value }) => collector.measure('FCP', value, first))
  onTTFB(({ value }) => collector.measure('TTFB', value, first))
  onINP(({ value }) => collector.measure('INP', value, first))
  onCLS(({ value }) => collector.measure('CLS', value * 1000, first))

  const timer = setInterval(() => {
    if (!navigator.onLine) return
    collector.flush()
    if (document.visibilityState === 'visible') renewToken()
  }, everyMilliseconds)
  const leave = () => {
    if (document.visibilityState === 'hidden') collector.flush({ isEnd: true })
    else renewToken()
  }
  document.addEventListener('visibilitychange', leave)
  window.addEventListener('pagehide', () => collector.flush({ isEnd: true }))
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', leave)
  }
}
