import { definePath } from '../define/define-path.ts'

/** Addresses that bookings lead to. */
export const bookingPaths = {
  /** A family's bookings, upcoming and past. Query: booking, the code of one to begin with. */
  mine: definePath('/myclass'),
  /** The results of payments, by the kind of what was booked. Query: order_code. */
  paymentStatus: {
    event: definePath('/event/payment-status'),
    workshop: definePath('/workshop/payment-status'),
    class: definePath('/class/payment-status'),
    'live-class': definePath('/live-class/payment-status'),
  },
}
