import * as z from '@brightyard/contract/schema'
import { SetNumber, Actor, Why } from './fields.schema.ts'
import { SwapRequest } from './swap.schema.ts'

/** Of the visitors: 0 is nobody, 100 is everybody; fractions are allowed. */
export const Percent = z
  .number()
  .check(z.minimum(0, 'must be 0 to 100'), z.maximum(100, 'must be 0 to 100'))

/** `POST /canary`: one new set with all of these releases for some of the visitors. Returns a `DeploymentResult`. */
export const CanaryRequest = z.extend(SwapRequest, { percent: Percent })
export type CanaryRequest = z.infer<typeof CanaryRequest>

/** The candidate that the caller decided on; refused with 409 when another one is running. */
const ExpectedCandidate = z.optional(SetNumber)

/** `POST /promote`: the candidate becomes the current set. `POST /halt`: everybody gets the current set again. */
export const CandidateRequest = z.object({
  actor: Actor,
  reason: Why,
  candidate: ExpectedCandidate,
})
export type CandidateRequest = z.infer<typeof CandidateRequest>

/** `POST /canary/percent`: changes the share. Raising it only adds visitors. */
export const PercentRequest = z.extend(CandidateRequest, { percent: Percent })
export type PercentRequest = z.infer<typeof PercentRequest>
