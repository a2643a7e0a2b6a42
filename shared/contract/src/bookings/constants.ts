/**
 * held: until its order is paid. waiting: on the waiting list, without a seat. offered: a freed seat is kept for
 * this kid for some hours. attended and missed are set once the session is over.
 */
export const bookingStates = [
  'held',
  'confirmed',
  'waiting',
  'offered',
  'cancelled',
  'attended',
  'missed',
] as const
export type BookingState = (typeof bookingStates)[number]

/** What stands between a quote and a booking; the `code` of a refusal too. */
export const bookingProblems = [
  'past',
  'sold_out',
  'already_booked',
  'age',
  'coupon_problem',
  'contact_unverified',
  'too_many_unpaid',
] as const
export type BookingProblem = (typeof bookingProblems)[number]

/** Kids in one booking call. */
export const maxKidsAtOnce = 10
