import type { CancellationPolicy, RefundStep } from '@brightyard/contract'

/** `a day`, `3 days`, `an hour`, `36 hours`. */
function hoursInWords(hours: number): string {
  if (hours % 24 === 0) return hours === 24 ? 'a day' : `${hours / 24} days`
  return hours === 1 ? 'an hour' : `${hours} hours`
}

const noticeOf = (hours: number) =>
  hours === 0 ? 'until the start' : `until ${hoursInWords(hours)} before the start`

const shareOf = (percent: number) =>
  percent === 100 ? 'the full price' : `${percent}% of the price`

/** What a policy means, in sentences; of something free there is nothing to refund. */
export function policyOf(
  { refundSteps, movesUntilHours }: { refundSteps: RefundStep[]; movesUntilHours: number | null },
  isFree: boolean,
): CancellationPolicy {
  const steps = refundSteps.filter(({ percent_back }) => percent_back > 0)
  const last = steps.at(-1)
  const refunds = isFree
    ? ['It is free: please cancel if you cannot come, so that someone else gets the place.']
    : [
        ...steps.map(
          ({ hours_before, percent_back }) =>
            `Cancel ${noticeOf(hours_before)} and you get ${shareOf(percent_back)} back.`,
        ),
        ...(last === undefined
          ? ['The price is not refunded when you cancel.']
          : last.hours_before > 0
            ? ['After that nothing is refunded.']
            : []),
        'If the organiser cancels, you get everything back.',
      ]
  const moves =
    movesUntilHours === null
      ? 'A booking cannot be moved to another date.'
      : `You can move to another date ${noticeOf(movesUntilHours)}, if it has seats left.`
  return {
    refund_steps: refundSteps,
    moves_until_hours: movesUntilHours,
    sentences: [...refunds, moves],
  }
}
