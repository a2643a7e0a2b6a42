import * as z from '@brightyard/contract/schema'

/** A pattern of a route, such as `/blog/:slug`: never a URL, which would say what somebody looked at. */
const PagePattern = z.string().check(z.maxLength(200))
const RemoteName = z.string().check(z.maxLength(31))
const Version = z.string().check(z.maxLength(64))
const Milliseconds = z.number().check(z.minimum(0), z.maximum(600_000))

/** How the loading of a page or slot of a remote ended. */
export const loadOutcomes = ['loaded', 'fell-back', 'failed'] as const
/** Other errors. */
export const errorKinds = ['uncaught', 'crashed', 'chunk-failed', 'channel'] as const
export const vitalNames = ['LCP', 'CLS', 'INP', 'FCP', 'TTFB'] as const

/**
 * What a tab reports about the site's health, by `sendBeacon` to `POST /telemetry` of the edge. Nothing personal is in
 * it: no id, no URL, no query, no error message, which could name somebody.
 */
export const TelemetryBeacon = z.strictObject({
  /** The release set that the tab ran. */
  set: z.int().check(z.positive()),
  /** Pages that were shown, with whether anything failed on them. */
  views: z
    .array(
      z.strictObject({
        page: PagePattern,
        loadFailed: z.boolean(),
        crashed: z.boolean(),
        uncaught: z.boolean(),
      }),
    )
    .check(z.maxLength(50)),
  loads: z
    .array(
      z.strictObject({
        remote: RemoteName,
        version: Version,
        outcome: z.enum(loadOutcomes),
        milliseconds: Milliseconds,
      }),
    )
    .check(z.maxLength(50)),
  errors: z
    .array(
      z.strictObject({
        kind: z.enum(errorKinds),
        /** The remote whose code threw; empty if unknown. */
        remote: RemoteName,
        version: Version,
        page: PagePattern,
      }),
    )
    .check(z.maxLength(50)),
  /** Milliseconds; CLS in thousandths. */
  vitals: z
    .array(
      z.strictObject({
        name: z.enum(vitalNames),
        value: Milliseconds,
        page: PagePattern,
      }),
    )
    .check(z.maxLength(20)),
})
export type TelemetryBeacon = z.infer<typeof TelemetryBeacon>
