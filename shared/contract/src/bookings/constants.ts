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
  'birth_date_missing',
  'coupon_problem',
  'contact_unverified',
  'too_many_unpaid',
] as const
export type BookingProblem = (typeof bookingProblems)[number]

/** What became of a booking that staff asked a guardian to confirm. */
export const requestOutcomes = ['open', 'confirmed', 'declined', 'lapsed', 'withdrawn'] as const

/** join: the kid opened the session; present and absent: what the organiser marked, which counts more. */
export const attendances = ['joined', 'present', 'absent'] as const

/** Kids in one booking call. */
export const maxKidsAtOnce = 10
