import * as z from '@brightyard/contract/schema'
import { ReleaseSet } from './release-set.ts'

/** A set that some visitors get instead of the current one. */
export const CandidateShare = z.object({
  set: z.int().check(z.positive()),
  /** Of the visitors, from 0 (nobody) to 100 (everybody). */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
})
export type CandidateShare = z.infer<typeof CandidateShare>

/** While this is set, swaps are blocked. */
export const Freeze = z.object({
  actor: z.string(),
  message: z.string(),
  since: z.iso.datetime(),
})
export type Freeze = z.infer<typeof Freeze>

/** What goes wrong with a release in visitors' browsers and in the edge's render processes. */
export const failureMeasures = ['load-failures', 'render-errors', 'uncaught-errors'] as const
export const FailureMeasure = z.enum(failureMeasures)
export type FailureMeasure = z.infer<typeof FailureMeasure>

/** How often something failed on how many page views. */
export const FailureCount = z.object({
  set: z.int(),
  views: z.int().check(z.nonnegative()),
  /** Page views with at least one such failure. */
  failed: z.int().check(z.nonnegative()),
})
export type FailureCount = z.infer<typeof FailureCount>

/** Why the registry halted a candidate automatically; see docs/decisions/0018-automatic-halt.md. */
export const HaltFigures = z.object({
  measure: FailureMeasure,
  candidate: FailureCount,
  current: FailureCount,
  /** The p-value: the chance of such a difference, or a larger one, between two equal releases. */
  pValue: z.number(),
  /** A p-value below this one halts: the test's level, spread over measures and looks. */
  threshold: z.number(),
  /** Number of this interim look, from 1. */
  look: z.int().check(z.positive()),
})
export type HaltFigures = z.infer<typeof HaltFigures>

export const deploymentKinds = [
  'swap',
  'rollback',
  'canary',
  'percent',
  'promote',
  'halt',
  'freeze',
  'unfreeze',
] as const
export const DeploymentKind = z.enum(deploymentKinds)
export type DeploymentKind = z.infer<typeof DeploymentKind>

/**
 * What visitors get, and who decided it: the complete state of the site. Positions are numbered from 1 and never change;
 * the latest one is in effect.
 */
export const Deployment = z.object({
  number: z.int().check(z.positive()),
  /** What was done. */
  kind: DeploymentKind,
  /** The set for everybody outside the canary. */
  current: z.int().check(z.positive()),
  candidate: z.nullable(CandidateShare),
  frozen: z.nullable(Freeze),
  actor: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  /** Present when the registry halted a candidate automatically. */
  figures: z.nullable(HaltFigures),
})
export type Deployment = z.infer<typeof Deployment>

/** `GET /deployments/current` of the registry: the latest deployment with its sets. */
export const CurrentDeployment = z.object({
  deployment: Deployment,
  current: ReleaseSet,
  candidate: z.nullable(ReleaseSet),
})
export type CurrentDeployment = z.infer<typeof CurrentDeployment>
