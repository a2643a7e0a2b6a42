import { releaseLimits } from '@brightyard/release-files/rules'

export interface FetchLimits {
  /** For the whole release. */
  seconds: number
  /** For the whole release. */
  bytes: number
  /** For remote.json. */
  documentBytes: number
  /** For mf-manifest.json. */
  manifestBytes: number
}

export const defaultLimits: FetchLimits = {
  seconds: 20,
  bytes: 64_000_000,
  documentBytes: releaseLimits.documentBytes,
  manifestBytes: 4_000_000,
}

/** The remaining time and bytes for one release. */
export class FetchBudget {
  readonly limits: FetchLimits
  readonly signal: AbortSignal
  private spentBytes = 0

  constructor(limits: FetchLimits) {
    this.limits = limits
    this.signal = AbortSignal.timeout(limits.seconds * 1000)
  }

  /** False when these bytes exceed the limit. */
  spend(bytes: number): boolean {
    this.spentBytes += bytes
    return this.spentBytes <= this.limits.bytes
  }
}
