import type { TelemetryBatch } from '@brightyard/contract/telemetry'
import { evaluateCanary } from '../canary/evaluate-canary.ts'
import type { RegistryContext } from '../registry-context.ts'
import { addCounts, dropBefore } from './telemetry.repository.ts'

const dayMs = 24 * 60 * 60_000
const hourMs = 60 * 60_000

/** Stores telemetry for the given number of days and evaluates the canary. */
export function telemetryIngest(context: RegistryContext, days = 14) {
  let lastPruned = 0

  return async ({ counts }: TelemetryBatch, now = new Date()): Promise<void> => {
    const oldest = now.getTime() - days * dayMs
    // Allows for small clock differences; other times are mistakes.
    const latest = now.getTime() + 2 * 60_000
    const credible = counts.filter(({ minute }) => {
      const at = Date.parse(minute)
      return at >= oldest && at <= latest
    })
    await addCounts(context.db, credible)
    if (now.getTime() - lastPruned > hourMs) {
      lastPruned = now.getTime()
      await dropBefore(context.db, new Date(oldest))
    }
    await evaluateCanary(context)
  }
}
