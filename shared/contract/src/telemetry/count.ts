import * as z from '@brightyard/contract/schema'
import { errorKinds, loadOutcomes, vitalNames } from './beacon.ts'

/** What is counted, by minute. `edge-…` is counted by the edge itself, all else by browsers. */
export const telemetryMetrics = [
  'view',
  'view-load-failed',
  'view-crashed',
  'view-uncaught',
  /** Pages that the edge served, and those that failed to render. */
  'edge-view',
  'edge-render-failed',
  ...loadOutcomes.map((outcome) => `load-${outcome}` as const),
  ...errorKinds.map((kind) => `error-${kind}` as const),
  ...vitalNames.map((name) => `vital-${name}` as const),
] as const
export const TelemetryMetric = z.enum(telemetryMetrics)
export type TelemetryMetric = z.infer<typeof TelemetryMetric>

/** A count of one kind in one minute. Fields that do not apply are empty. */
export const TelemetryCount = z.strictObject({
  /** Start of the minute. */
  minute: z.iso.datetime(),
  set: z.int().check(z.positive()),
  remote: z.string().check(z.maxLength(31)),
  version: z.string().check(z.maxLength(64)),
  page: z.string().check(z.maxLength(200)),
  metric: TelemetryMetric,
  /**
   * Of a measured value, see `bucketOfValue`. Of page views while a candidate is tried: the group of the visitor's
   * address, from 1. Otherwise 0.
   */
  bucket: z.int().check(z.minimum(0), z.maximum(200)),
  count: z.int().check(z.positive()),
})
export type TelemetryCount = z.infer<typeof TelemetryCount>

/** `POST /telemetry` of the registry, from edges. */
export const TelemetryBatch = z.object({
  counts: z.array(TelemetryCount).check(z.maxLength(1000)),
})
export type TelemetryBatch = z.infer<typeof TelemetryBatch>

/** How many groups visitors' addresses are divided into, by a keyed hash. */
export const addressGroups = 64

/** Eight buckets between a value and its double: a quantile is off by 5 % at most. */
const bucketsPerDoubling = 8

/** The bucket of a value of 1 or more; smaller ones are in bucket 0. */
export const bucketOfValue = (value: number): number =>
  value < 1 ? 0 : Math.min(200, Math.floor(Math.log2(value) * bucketsPerDoubling) + 1)

/** The middle of a bucket. */
export const valueOfBucket = (bucket: number): number =>
  bucket === 0 ? 0 : 2 ** ((bucket - 0.5) / bucketsPerDoubling)

/** The value below which that part of the values lies; null where there are none. */
export function quantileOf(
  buckets: readonly { bucket: number; count: number }[],
  part: number,
): number | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { bucket, count } of buckets.toSorted((one, other) => one.bucket - other.bucket)) {
    seen += count
    if (seen >= total * part) return valueOfBucket(bucket)
  }
  return null
}
