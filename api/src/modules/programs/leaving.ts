import type { CancellationQuote } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import { programChaptersStarted } from '../../database/schema/enrolments.schema.ts'
import {
  programChapters,
  programClassDates,
  programClasses,
  programEnrolments,
} from '../../database/schema/programs.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder } from '../orders/reservations.ts'
import { oweForLine } from '../payments/refunds.ts'
import { lockKid } from '../subscriptions/terms.ts'
import { findEnrolment } from './enrolment.repository.ts'
import { notifyOfEnrolment } from './enrolment-notifications.ts'
import type { Enrolment } from './enrolment-notifications.ts'

/** For people; what `quoteOf` does. */
export const leavingPolicy = [
  'Your kid can leave at any time before the program is completed.',
  'You get back what was not started: your payment, divided by the chapters that nobody has opened yet.',
  'In a class it is the share of its dates that are still to come, if that is less.',
]

interface Left {
  left: number
  of: number
}

/** Of the two shares that are left, chapters and dates of the class, the smaller one counts. */
export function refundOf(paidInPaise: number, chapters: Left, dates: Left | null) {
  const share = ({ left, of }: Left) => (of === 0 ? 0 : left / of)
  const counts = dates && share(dates) < share(chapters) ? dates : chapters
  return {
    counts,
    inPaise: counts.of === 0 ? 0 : Math.floor((paidInPaise * counts.left) / counts.of),
    isOfDates: counts === dates,
  }
}

/** What leaving now gives back to who paid. */
export async function quoteOf(
  db: Database,
  actor: ActingUser,
  enrolment: Enrolment,
  now: Date,
): Promise<CancellationQuote> {
  if (enrolment.state === 'completed')
    throw conflict('completed', 'This program is completed, and stays with its certificate.')
  const { id, programId, classId, paidInPaise } = enrolment
  if (paidInPaise === 0)
    return {
      paid_in_paise: 0,
      refund_in_paise: 0,
      sentence: 'You have not paid for it, so there is nothing to refund.',
    }
  if (enrolment.userId !== actor.id)
    throw conflict('bought_by_other', 'Another guardian has paid for it, and can end it.')
  const of = await db.$count(programChapters, eq(programChapters.programId, programId))
  const started = await db.$count(
    programChaptersStarted,
    eq(programChaptersStarted.enrolmentId, id),
  )
  const dates = classId === null ? null : await datesOf(db, classId, now)
  const { counts, inPaise, isOfDates } = refundOf(paidInPaise, { left: of - started, of }, dates)
  const what = isOfDates ? 'dates of the class are still to come' : 'chapters are not started'
  return {
    paid_in_paise: paidInPaise,
    refund_in_paise: inPaise,
    sentence:
      inPaise === 0
        ? 'Everything was started, so there is nothing to refund.'
        : `You get ${formatMoney(inPaise)} back: ${counts.left} of ${counts.of} ${what}, of the ${formatMoney(paidInPaise)} you paid.`,
  }
}

async function datesOf(db: Database, classId: number, now: Date): Promise<Left | null> {
  const ofClass = eq(programClassDates.classId, classId)
  const of = await db.$count(programClassDates, ofClass)
  const left = await db.$count(programClassDates, and(ofClass, gt(programClassDates.startsAt, now)))
  return of === 0 ? null : { left, of }
}

/**
 * Takes a kid out: the seat is free, the refund is owed, and what was done is kept for a return. Rows are locked in
 * the same order everywhere: order, kid, class.
 */
export function leave(
  actor: ActingUser,
  services: Services,
  { id, agreedInPaise }: { id: number; agreedInPaise: number },
): Promise<{ orderId: number | null }> {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    const { enrolment: known } = await findEnrolment(actor, tx, id)
    const orderId = await orderIdOf(tx, known)
    if (orderId !== null) await lockOrder(tx, lock, orderId)
    await lockKid(tx, lock, known.studentId)
    const { enrolment, program } = await findEnrolment(actor, tx, id) // 404 once it is left
    const { refund_in_paise: refund } = await quoteOf(tx, actor, enrolment, now)
    if (refund !== agreedInPaise)
      throw conflict('refund_changed', 'The refund has changed. Please look at it again.')
    const reason = 'A program was left'
    if (orderId !== null && enrolment.orderLineId !== null)
      await oweForLine(tx, {
        orderId,
        lineId: enrolment.orderLineId,
        amountInPaise: refund,
        now,
        reason,
      })
    await tx
      .update(programEnrolments)
      .set({ state: 'left', classId: null })
      .where(eq(programEnrolments.id, id))
    if (enrolment.classId !== null) await freeSeat(tx, enrolment.classId)
    await notifyOfEnrolment(services, tx, enrolment, {
      step: 'left',
      title: program.title,
      refundInPaise: refund,
    })
    if (orderId !== null && (await enrolledBy(tx, orderId)) === 0)
      await endOrder(tx, services, { orderId, now, note: reason })
    return { orderId }
  })
}

export const freeSeat = (tx: Database, classId: number) =>
  tx
    .update(programClasses)
    .set({ seatsTaken: sql`${programClasses.seatsTaken} - 1` })
    .where(eq(programClasses.id, classId))

async function orderIdOf(db: Database, { orderLineId }: Enrolment): Promise<number | null> {
  if (orderLineId === null) return null
  const [line] = await db
    .select({ orderId: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.id, orderLineId))
  return line?.orderId ?? null
}

/** Kids who are still enrolled by this order. */
const enrolledBy = (db: Database, orderId: number) =>
  db.$count(
    programEnrolments,
    sql`${programEnrolments.state} <> 'left' and ${programEnrolments.orderLineId} in
      (select l.id from order_lines l where l.order_id = ${orderId})`,
  )
