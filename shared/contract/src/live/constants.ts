/**
 * early: the room is not open yet. waiting: it opens with the start, or when the organiser starts it. ended: the class
 * is over. expired: the link is too old. foreign: it is another person's. cancelled: the session, or the booking.
 */
export const liveStates = [
  'early',
  'waiting',
  'open',
  'ended',
  'expired',
  'foreign',
  'cancelled',
] as const
export type LiveState = (typeof liveStates)[number]

/** Characters of one message. */
export const maxLiveText = 300
