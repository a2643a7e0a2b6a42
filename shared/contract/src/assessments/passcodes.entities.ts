import * as z from '@brightyard/contract/schema'
import { candidateStates } from './results.constants.ts'

/** An individual candidate of one assessment, as staff see them. */
export const CandidateRow = z.object({
  id: z.int(),
  application_id: z.string(),
  name: z.string(),
  /** Empty where the passcode was handed over in another way. */
  email: z.string(),
  state: z.enum(candidateStates),
  paid_at: z.nullable(z.iso.datetime()),
  extra_minutes: z.int(),
  created_at: z.iso.datetime(),
})
export type CandidateRow = z.infer<typeof CandidateRow>

/** Told once: the server keeps no passcode, only what it takes to recognise it. */
export const IssuedCandidate = z.extend(CandidateRow, { passcode: z.string() })
export type IssuedCandidate = z.infer<typeof IssuedCandidate>
