import type { Reason } from '@brightyard/contract/registry'

export interface TrialOptions {
  removed?: readonly string[]
  /** Accepts a release although the API is down and the trial could not run. */
  allowWithoutTrial?: boolean
}

/** An operator may accept a release that nobody could try. */
export const withoutUnavailable = (
  reasons: readonly Reason[],
  { allowWithoutTrial = false }: TrialOptions,
) => reasons.filter(({ code }) => !(allowWithoutTrial && code === 'trial-unavailable'))
