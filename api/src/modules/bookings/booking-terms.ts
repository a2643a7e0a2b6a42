import type { RefundStep } from '@brightyard/contract'
import type { BookingRow } from './seats.ts'

const hour = 60 * 60 * 1000

type Terms = Pick<BookingRow, 'refundSteps' | 'movesUntilHours'>

/** The terms of an offering as they are now, for a booking to keep. */
export const termsOf = ({ refundSteps, movesUntilHours }: Terms): Terms => ({
  refundSteps,
  movesUntilHours,
})

/** The steps of a booking that was moved: none gives more than the limit. */
export const cappedSteps = (steps: readonly RefundStep[], limit: number): RefundStep[] =>
  steps
    .map((step) => ({ ...step, percent_back: Math.min(step.percent_back, limit) }))
    .filter(({ percent_back }, place, all) => percent_back !== all[place + 1]?.percent_back)

/** The share of the price that cancelling gives back now, by the terms that were agreed to. */
export function percentBackOf(
  { refundSteps, refundLimitPercent }: Pick<BookingRow, 'refundSteps' | 'refundLimitPercent'>,
  startsAt: Date,
  now: Date,
): number {
  const hoursLeft = (startsAt.getTime() - now.getTime()) / hour
  const step = refundSteps.find(({ hours_before }) => hoursLeft >= hours_before)
  return Math.min(step?.percent_back ?? 0, refundLimitPercent)
}

/** Whether the terms let a booking be moved from a date now. */
export const isInTimeToMove = ({ movesUntilHours }: Terms, startsAt: Date, now: Date): boolean =>
  movesUntilHours !== null && startsAt.getTime() - movesUntilHours * hour > now.getTime()
