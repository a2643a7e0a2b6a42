import * as z from '@brightyard/contract/schema'
import { Deployment } from '../release/deployment.ts'
import { SetNumber } from './fields.schema.ts'
import { printable } from './printable.ts'

/** What an edge says for people: partly a release's own words. */
const ForPeople = (longest: number) =>
  z.string().check(z.maxLength(longest), z.overwrite(printable))

/**
 * A set that an edge could not prepare, or one that it serves and whose render processes do not start again; the edge
 * tries again until it can, or the set is no longer wanted.
 */
export const ActivationFailure = z.object({
  set: SetNumber,
  /** How often it has failed so far. */
  attempts: z.int().check(z.positive()),
  /** Of the last attempt, for people. */
  reason: ForPeople(1000),
})
export type ActivationFailure = z.infer<typeof ActivationFailure>

/** A release whose pages an edge does not render: visitors' browsers do, until it recovers. */
export const BrowserOnlyRelease = z.object({
  remote: ForPeople(200),
  version: ForPeople(200),
  /** For people: what its pages do on the server, `fails: no basket`. */
  reason: ForPeople(1000),
  since: z.iso.datetime(),
  /**
   * The edge has compared: the same pages, rendered with the current set's release of that remote, did not fail. Known of
   * releases that only the candidate has; docs/decisions/0018-automatic-halt.md says when.
   */
  failsAlone: z.boolean(),
})
export type BrowserOnlyRelease = z.infer<typeof BrowserOnlyRelease>

/** Pages of a release that an edge could not render when they were last asked for; visitors' browsers do. */
export const UnrenderedPage = z.object({
  remote: z.string().check(z.maxLength(200)),
  version: z.string().check(z.maxLength(200)),
  /** Of the route: `/blog/:slug`. */
  path: z.string().check(z.maxLength(300)),
  /** Of the last failure, for people. */
  reason: z.string().check(z.maxLength(1000)),
  since: z.iso.datetime(),
})
export type UnrenderedPage = z.infer<typeof UnrenderedPage>

/** Chosen by an edge once and kept on its disk: a UUID. */
export const EdgeId = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
export type EdgeId = z.infer<typeof EdgeId>

/** `POST /edges`, every few seconds and after every change: what this edge serves and what failed. */
export const EdgeReport = z.object({
  id: EdgeId,
  /** For people: its machine and port. */
  name: ForPeople(200).check(z.minLength(1)),
  /** Null until it has a set. */
  serves: z.nullable(
    z.object({
      /** The last deployment that is completely in effect, its candidate included; null before the first. */
      deployment: z.nullable(z.int().check(z.positive())),
      /** What visitors outside the canary get. */
      set: SetNumber,
      /** When it began to serve that set. */
      since: z.iso.datetime(),
    }),
  ),
  /** Of the current set and the candidate; empty when both are prepared and rendered. */
  failures: z.array(ActivationFailure).check(z.maxLength(2)),
  /** Of the sets that it serves. */
  browserOnly: z._default(z.array(BrowserOnlyRelease).check(z.maxLength(200)), []),
  /** Of the same sets. */
  unrenderedPages: z._default(z.array(UnrenderedPage).check(z.maxLength(100)), []),
})
export type EdgeReport = z.infer<typeof EdgeReport>

/** An edge that has reported lately. */
export const LiveEdge = z.extend(EdgeReport, {
  /** Of its last report. */
  seenAt: z.iso.datetime(),
  /** Whether it serves the latest deployment. */
  follows: z.boolean(),
})
export type LiveEdge = z.infer<typeof LiveEdge>

/** `GET /edges`: the edges that live, by name. */
export const LiveEdges = z.object({
  /** The latest; null before the first set. */
  deployment: z.nullable(Deployment),
  edges: z.array(LiveEdge),
})
export type LiveEdges = z.infer<typeof LiveEdges>

/** Why an edge does not serve the latest deployment, in a sentence; null when it does. */
export function lagOf(edge: LiveEdge): string | null {
  if (edge.follows) return null
  return failureOf(edge) ?? 'the set is still being prepared'
}

/** What failed at an edge last, in a sentence; null when nothing did. */
export function failureOf({ failures: [failure] }: LiveEdge): string | null {
  if (!failure) return null
  const times = failure.attempts === 1 ? 'once' : `${failure.attempts} times`
  return `set ${failure.set} failed ${times}: ${failure.reason}`
}
