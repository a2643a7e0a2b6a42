import { ApiError } from '@brightyard/runtime'

/** Why a coupon was not applied or removed, for people. */
export const couponSentence = (error: unknown): string =>
  error instanceof ApiError
    ? (error.fields['code'] ?? error.message)
    : 'This did not work. Please try again.'
