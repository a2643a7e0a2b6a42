import * as z from '@brightyard/contract/schema'
import { SetNumber } from './fields.schema.ts'

/** `GET /telemetry/releases?hours=24&remote=shop`: telemetry of each release, for charts. */
export const ReleaseCharts = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** Length of a point. */
  minutesPerPoint: z.int(),
  releases: z.array(
    z.object({
      remote: z.string(),
      version: z.string(),
      points: z.array(
        z.object({
          at: z.iso.datetime(),
          /** Loads of a page or slot of it. */
          loads: z.int(),
          /** Of those that did not end with this release: failed, or the previous one was used instead. */
          failedLoads: z.int(),
          /** 75th percentile; null if nothing was loaded. */
          loadMillisecondsP75: z.nullable(z.number()),
          /** Its uncaught errors, render crashes and missing files. */
          errors: z.int(),
          /** Failed loads and errors per load, 0 and up; null where nothing was loaded. */
          errorRate: z.nullable(z.number()),
        }),
      ),
    }),
  ),
})
export type ReleaseCharts = z.infer<typeof ReleaseCharts>

/** `GET /telemetry/sets?hours=24`: the same for whole release sets, by page view. */
export const SetCharts = z.object({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  minutesPerPoint: z.int(),
  sets: z.array(
    z.object({
      set: SetNumber,
      points: z.array(
        z.object({
          at: z.iso.datetime(),
          views: z.int(),
          loadFailed: z.int(),
          crashed: z.int(),
          uncaught: z.int(),
          /** Pages that the edge served, and those that failed to render. */
          edgeViews: z.int(),
          edgeRenderFailed: z.int(),
          lcpMillisecondsP75: z.nullable(z.number()),
          inpMillisecondsP75: z.nullable(z.number()),
          /** 0 or more, as browsers report it. */
          clsP75: z.nullable(z.number()),
        }),
      ),
    }),
  ),
})
export type SetCharts = z.infer<typeof SetCharts>

/** The requested part of the rolling window. */
export const ChartQuery = z.object({
  hours: z._default(z.coerce.number().check(z.minimum(1), z.maximum(24 * 14)), 24),
  remote: z.optional(z.string()),
})
