import { bookingPaths, notificationTypes } from '@brightyard/contract'
import type { OfferingKind } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import { notify } from '../notifications/notify.ts'
import type { Needs } from '../notifications/notify.ts'
import { readOffering } from './booking-context.ts'
import { whenText } from './booking-words.ts'
import { orderIdOf, sessionsOfBooking } from './booking.repository.ts'
import { findRequest } from './request.repository.ts'
import type { BookingRow } from './seats.ts'

/**
 * The notification type of each kind; it decides where the notification leads. Classes and camps have none of their
 * own: the page of an event leads on to what the slug belongs to.
 */
export const typeOfKind: Record<OfferingKind, string> = {
  event: notificationTypes.event,
  workshop: notificationTypes.workshop,
  class: notificationTypes.event,
  'live-class': notificationTypes.event,
  camp: notificationTypes.event,
}

export type BookingStep =
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'cancelledByOrganiser'
  | 'offered'
  | 'offerEnded'
  | 'requested'
  | 'requestEnded'
  | 'requestWithdrawn'
  | 'dayBefore'
  | 'hourBefore'

interface Facts {
  kid: string
  title: string
  when: string
  refund: string
  organiser: string
  reason: string
  /** Of an offered seat: until when it is kept. */
  until: string
  /** Who asks for it. */
  asks: string
}

const words: Record<BookingStep, (facts: Facts) => { title: string; text: string }> = {
  confirmed: ({ kid, title, when }) => ({
    title: `${kid} is booked for ${title}`,
    text: `${when}. The ticket is with your bookings.`,
  }),
  moved: ({ kid, title, when }) => ({
    title: `${kid}'s booking is moved`,
    text: `${title} is now on ${when}.`,
  }),
  cancelled: ({ kid, title, when, refund }) => ({
    title: `${kid}'s booking is cancelled`,
    text: `${title}, ${when}. ${refund}`,
  }),
  cancelledByOrganiser: ({ title, when, refund, organiser, reason }) => ({
    title: `${title} is cancelled`,
    text: `${organiser} had to cancel ${when}: ${reason} ${refund}`,
  }),
  offered: ({ kid, title, when }) => ({
    title: `A seat is free for ${kid}`,
    text: `${title}, ${when}. We keep it for you for up to twelve hours: book it now.`,
  }),
  offerEnded: ({ kid, title }) => ({
    title: `The seat for ${kid} has gone to the next`,
    text: `The time to book ${title} is over. You can join the waiting list again.`,
  }),
  requested: ({ kid, title, when, until, asks }) => ({
    title: `Please confirm ${title} for ${kid}`,
    text: `${asks} would like to book ${when} for ${kid}. The seat is kept until ${until}; nothing is booked or paid without you.`,
  }),
  requestEnded: ({ kid, title }) => ({
    title: `The seat for ${kid} is free again`,
    text: `Nobody confirmed ${title} in time. You can still book it while there are seats.`,
  }),
  requestWithdrawn: ({ kid, title, asks }) => ({
    title: `${title} for ${kid} need not be confirmed any more`,
    text: `${asks} has withdrawn the request. Nothing was booked or paid.`,
  }),
  dayBefore: ({ kid, title, when }) => ({
    title: `${title} is tomorrow`,
    text: `${kid} is booked for ${when}.`,
  }),
  hourBefore: ({ kid, title, when }) => ({
    title: `${title} starts soon`,
    text: `${kid} is booked for ${when}.`,
  }),
}

interface Extra {
  reason?: string
  /** What makes the step different from an earlier one of the same booking. */
  cause?: string
  /** Of the one session that the step is about. */
  startsAt?: Date
  /** Where it leads, if not to the booking. */
  path?: string | null
}

/** Notifies the guardian who booked, when the step's transaction commits. */
export async function notifyOfBooking(
  services: Needs,
  tx: Database,
  booking: BookingRow,
  step: BookingStep,
  { reason = '', cause = String(booking.sequence), startsAt, path = null }: Extra = {},
) {
  const { offering, title, slug, organiser } = await readOffering(tx, booking.offeringId)
  const [kid] = await tx
    .select({ name: users.name })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.id, booking.studentId))
  const sessions = startsAt ? [{ startsAt }] : await sessionsOfBooking(tx, booking)
  const orderId = await orderIdOf(tx, booking)
  const [order] =
    orderId === null
      ? []
      : await tx.select({ code: orders.code }).from(orders).where(eq(orders.id, orderId))
  const { title: heading, text } = words[step]({
    kid: kid?.name ?? 'Your kid',
    title,
    when: whenText(sessions, offering.timeZone),
    refund: refundText(booking),
    organiser,
    until: booking.offeredUntil
      ? whenText([{ startsAt: booking.offeredUntil }], offering.timeZone)
      : '',
    asks: (await findRequest(tx, booking.id))?.name ?? 'Somebody',
    reason: /[.!?]$/.test(reason) ? reason : `${reason}.`,
  })
  await notify(services, tx, {
    cause: `booking:${booking.id}:${step}:${cause}`,
    userId: booking.userId,
    topic: 'learning',
    title: heading,
    description: text,
    collectionType: typeOfKind[offering.kind],
    orderCode: order?.code ?? null,
    studentId: booking.studentId,
    actionId: offering.id,
    actionSlug: slug,
    // Where nothing was paid, there is no payment to lead to.
    path: path ?? (order ? null : bookingPaths.mine.to({}, { booking: booking.code })),
  })
}

const refundText = ({ paidInPaise, refundedInPaise }: BookingRow) => {
  if (paidInPaise === 0) return 'There was nothing to pay.'
  return refundedInPaise > 0
    ? `${formatMoney(refundedInPaise)} is on its way back to you. It takes three to five working days.`
    : 'Nothing is refunded, as agreed in the cancellation policy.'
}
