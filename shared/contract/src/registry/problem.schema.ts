import * as z from '@brightyard/contract/schema'
import { Deployment } from '../release/deployment.ts'
import { ReleaseSet } from '../release/release-set.ts'
import { Verdict } from './gate.schema.ts'

/** Every refusal and failure of the registry's service. */
export const RegistryProblem = z.object({
  code: z.string(),
  /** What happened and what to do, for people. */
  message: z.string(),
  request_id: z.string(),
  /** Invalid fields of the request, with the reason. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** When the gate refused. */
  verdicts: z.optional(z.array(Verdict)),
  /** When someone else deployed first: the current set. */
  current: z.optional(z.nullable(ReleaseSet)),
  /** With it: the latest deployment. */
  deployment: z.optional(z.nullable(Deployment)),
})
export type RegistryProblem = z.infer<typeof RegistryProblem>
