import { ApiError } from '@brightyard/runtime'

/** Why a call failed, for people. */
export const failureSentence = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'This did not work. Please try again.'
