import type { EdgeReport } from '@brightyard/contract/registry'
import type { SiteSets } from './site-sets.ts'

const intervalMs = 5000
const timeoutMs = 5000
const farewellTimeoutMs = 1000

export interface EdgeReportsOptions {
  sets: Pick<SiteSets, 'status' | 'watchStatus'>
  /** The releases that it does not render, and the pages that it could not render last. */
  notRendered: () => Pick<EdgeReport, 'browserOnly' | 'unrenderedPages'>
  id: string
  name: string
  registryUrl: string
  /** With the scope `telemetry`. */
  token: string
  warn: (message: string) => void
}

/** Reports to the registry what this edge serves: at once after every change, and every few seconds. */
export function reportToRegistry(options: EdgeReportsOptions) {
  const { sets, notRendered, id, name, registryUrl, token, warn } = options
  const authorization = `Bearer ${token}`
  let isAway = false
  let isDue = false
  let sending: Promise<void> | null = null
  const stopped = new AbortController()

  async function send(report: EdgeReport) {
    const response = await fetch(`${registryUrl}/edges`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(report),
      signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the registry responded with ${response.status}`)
  }

  async function deliver() {
    while (isDue) {
      isDue = false
      try {
        await send({ id, name, ...sets.status(), ...notRendered() })
        isAway = false
      } catch (error) {
        // Once, not every five seconds.
        if (!isAway && !stopped.signal.aborted)
          warn(`this edge cannot report to the registry: ${String(error)}`)
        isAway = true
      }
    }
    sending = null
  }

  /** One report at a time; changes meanwhile are one further report. */
  const report = () => {
    isDue = true
    sending ??= deliver()
  }
  const unwatch = sets.watchStatus(report)
  const timer = setInterval(report, intervalMs).unref()
  report()
  return {
    /** The registry does not wait for an edge that has said that it ends. */
    async stop() {
      unwatch()
      clearInterval(timer)
      stopped.abort()
      await sending
      await fetch(`${registryUrl}/edges/${id}`, {
        method: 'DELETE',
        headers: { authorization },
        signal: AbortSignal.timeout(farewellTimeoutMs),
      }).catch(() => undefined)
    },
  }
}
