import { definePath } from '../define/define-path.ts'

/** Addresses that bookings lead to. */
export const bookingPaths = {
  /** A family's bookings, upcoming and past. Query: booking, the code of one to begin with. */
  mine: definePath('/myclass'),
  /** Of organisers, by session. Query: offering, session, page. */
  organiser: definePath('/bookings'),
  /** What staff asked guardians to confirm. Query: offering, ticket, session or batch, to ask for that. */
  requests: definePath('/bookings/requests'),
  /** A session online. Its token is a secret of one person: take the whole path from `room_path`. */
  room: definePath('/live-class/session/:token'),
  /** Query: offering, its slug; session or batch, ids; kids, ids with commas between; ticket; step. */
  book: {
    event: definePath('/event/booking'),
    workshop: definePath('/workshop/booking'),
    class: definePath('/class/booking'),
    'live-class': definePath('/live-class/booking'),
    camp: definePath('/talentbox/campaigns/booking-summary'),
  },
  /** The results of payments, by the kind of what was booked. Query: order_code; or bookings, codes of free ones. */
  paymentStatus: {
    event: definePath('/event/payment-status'),
    workshop: definePath('/workshop/payment-status'),
    class: definePath('/class/payment-status'),
    'live-class': definePath('/live-class/payment-status'),
    /** With all of a family's camps and entries. */
    camp: definePath('/camp-history'),
  },
}
