import type { OrderWords } from '../orders/line-kinds.ts'
import type { SessionRow } from './seats.ts'

/** What buyers of seats read; that they are booked is said of each booking. */
export const bookingOrderWords: OrderWords = {
  news: {
    payment_failed: {
      title: 'Your payment failed',
      text: 'Nothing was booked, and the seats are free again. Please try again.',
    },
  },
  notPaidInTime: 'No payment arrived in time. The seats are free again.',
  gone: 'Your payment arrived too late, and the seats are taken. You will get your money back.',
  paymentFailed: 'The payment failed, and nothing was booked. Please try again.',
  declined:
    'The payment was declined, and nothing was taken. Your seats are still kept for a few minutes: please pay again.',
}

/** `Wed, 25 March 2026, 11:00 am IST`, at the venue; of several sessions the first, and how many. */
export function whenText(
  sessions: readonly Pick<SessionRow, 'startsAt'>[],
  timeZone: string,
): string {
  const [first] = sessions
  if (!first) return ''
  const text = new Intl.DateTimeFormat('en-IN', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(first.startsAt)
  return sessions.length > 1 ? `${sessions.length} dates from ${text}` : text
}
