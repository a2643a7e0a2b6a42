import type { Reason } from '@brightyard/contract/registry'
import type { TrialPurpose } from './trial-queue.ts'

export interface TrialOptions {
  /** What it is for decides whose turn it is. */
  purpose: TrialPurpose
  /** Ends the trial: nobody waits for it any more. */
  signal?: AbortSignal | undefined
  removed?: readonly string[]
  /** Accepts a release although the API is down and the trial could not run. */
  allowWithoutTrial?: boolean
}

/** An operator may accept a release that nobody could try. */
export const withoutUnavailable = (
  reasons: readonly Reason[],
  { allowWithoutTrial = false }: Pick<TrialOptions, 'allowWithoutTrial'>,
) => reasons.filter(({ code }) => !(allowWithoutTrial && code === 'trial-unavailable'))
