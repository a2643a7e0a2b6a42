import type { CancellationQuote } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { and, eq, gte, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { endOrder } from '../orders/end-order.ts'
import { lockOrder } from '../orders/reservations.ts'
import { oweForLine } from '../payments/refunds.ts'
import { notifyOfTerm } from './subscription-notifications.ts'
import { cancelUntil, lockKid, refundOf } from './terms.ts'
import type { Term } from './terms.ts'

/** Of the guardian who bought it. */
export async function findOwnTerm(actor: ActingUser, db: Database, id: number): Promise<Term> {
  const [term] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), eq(subscriptions.userId, actor.id)))
  if (!term) throw notFound('this subscription')
  return term
}

/** What cancelling now gives back, by the server's clock. */
export async function quoteEnd(db: Database, term: Term, now: Date): Promise<CancellationQuote> {
  if (!cancelUntil(term, now))
    throw conflict(
      'too_late',
      'A plan can be cancelled in the first 7 days. This one ends on its own.',
    )
  const later = await db.$count(
    subscriptions,
    and(
      eq(subscriptions.studentId, term.studentId),
      eq(subscriptions.code, term.code),
      eq(subscriptions.state, 'active'),
      ne(subscriptions.id, term.id),
      gte(subscriptions.startsAt, term.endsAt),
    ),
  )
  if (later > 0)
    throw conflict('renewed', 'It is renewed already. Please cancel the renewal first.')
  const { days, left, inPaise } = refundOf(term, now)
  const sentence =
    term.paidInPaise === 0
      ? 'You have not paid for it, so there is nothing to refund.'
      : `You get ${formatMoney(inPaise)} back: ${left} of ${days} days are left of the ${formatMoney(term.paidInPaise)} you paid.`
  return { paid_in_paise: term.paidInPaise, refund_in_paise: inPaise, sentence }
}

/** Ends a term now; its refund is owed. Repeating it changes nothing. */
export async function endTerm(
  actor: ActingUser,
  services: Services,
  { id, agreedInPaise }: { id: number; agreedInPaise: number },
): Promise<{ orderId: number }> {
  const { db, lock } = services
  const now = services.now()
  return db.transaction(async (tx) => {
    const known = await findOwnTerm(actor, tx, id)
    const { orderId, lineId } = await lineOf(tx, known)
    await lockOrder(tx, lock, orderId)
    await lockKid(tx, lock, known.studentId)
    const term = await findOwnTerm(actor, tx, id)
    if (term.state === 'cancelled') return { orderId }
    const { refund_in_paise: refund } = await quoteEnd(tx, term, now)
    if (refund !== agreedInPaise)
      throw conflict('refund_changed', 'The refund has changed. Please look at it again.')
    const reason = 'A plan was cancelled'
    const refundedInPaise = await oweForLine(tx, {
      orderId,
      lineId,
      amountInPaise: refund,
      now,
      reason,
    })
    const endsAt = now > term.startsAt ? now : term.startsAt
    const change = { state: 'cancelled', endsAt, refundedInPaise } as const
    await tx.update(subscriptions).set(change).where(eq(subscriptions.id, id))
    await notifyOfTerm(services, tx, { ...term, ...change }, 'cancelled')
    await endOrder(tx, services, { orderId, now, note: reason })
    return { orderId }
  })
}

async function lineOf(db: Database, { orderLineId }: Term) {
  const [line] = await db
    .select({ lineId: orderLines.id, orderId: orderLines.orderId })
    .from(orderLines)
    .where(eq(orderLines.id, orderLineId ?? 0))
  if (!line) throw conflict('not_bought', 'This plan was not bought here, and cannot be cancelled.')
  return line
}
