import type { TelemetryCount } from '@brightyard/contract/telemetry'
import type { Counter } from './counter.ts'

const flushIntervalMs = 5000
const timeoutMs = 5000
const maxPerBatch = 1000

export interface DeliveryOptions {
  counter: Counter
  registryUrl: string
  /** With the scope `telemetry`. */
  token: string
  warn: (message: string) => void
}

/** Sends the counts to the registry every few seconds. Nobody waits for a registry that is down. */
export function deliverCounts({ counter, registryUrl, token, warn }: DeliveryOptions) {
  let isAway = false

  async function send(counts: readonly TelemetryCount[]) {
    const response = await fetch(`${registryUrl}/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ counts }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the registry responded with ${response.status}`)
  }

  async function deliver() {
    const { counts, dropped } = counter.take()
    if (dropped > 0) warn(`telemetry: ${dropped} counts were dropped, there were too many`)
    for (let from = 0; from < counts.length; from += maxPerBatch) {
      const batch = counts.slice(from, from + maxPerBatch)
      try {
        await send(batch)
        isAway = false
      } catch (error) {
        counter.giveBack(counts.slice(from))
        // Once, not every five seconds.
        if (!isAway) warn(`telemetry is delayed: ${String(error)}`)
        isAway = true
        return
      }
    }
  }

  let running = Promise.resolve()
  const next = () => (running = running.then(deliver))
  const timer = setInterval(() => void next(), flushIntervalMs).unref()
  return {
    deliver: next,
    async stop() {
      clearInterval(timer)
      await next()
    },
  }
}
