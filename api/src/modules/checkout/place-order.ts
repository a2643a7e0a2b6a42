import type { CheckoutQuote, DeliveryOption } from '@brightyard/contract'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { findAnswers, once } from '../../server/idempotency.ts'
import { findApplied } from '../coupons/coupon.repository.ts'
import { lockCoupon, lockPerson } from '../orders/reservations.ts'
import { findUnpaidOrders, replaceUnpaidOrders } from '../orders/unpaid-orders.ts'
import type { Placing } from './order-request.ts'
import { calculateTotals } from './calculate-totals.ts'
import { lockVariantsInBag } from './shop-stock.ts'
import { storeOrder } from './store-order.ts'

const Placed = z.object({ orderId: z.int() })

/**
 * Turns the user's cart into an order that awaits its payment: stock reserved, coupon used, price as agreed, in
 * one transaction and once per key. A bag has one unpaid order at most: the same again resumes it, with time left to
 * pay, and anything else replaces it. Rows are locked in the same order everywhere: person, variants, coupon.
 */
export function placeOrderOf(
  actor: ActingUser,
  { db, lock, lineKinds }: Pick<Services, 'db' | 'lock' | 'lineKinds'>,
  placing: Placing,
): Promise<{ orderId: number }> {
  const { idempotencyKey: key, fingerprint, addressId, delivery, now, unpaidPerDay } = placing
  return db.transaction(async (tx) => {
    await lockPerson(tx, lock, actor.id)
    const content = ['placeOrder', fingerprint, addressId, delivery]
    return once(actor, tx, { key, content, now }, async () => {
      const same = await findSameUnpaid(actor, tx, { content, now })
      if (same) return { orderId: same.id }
      await lockVariantsInBag(tx, lock, actor.id)
      const coupon = await findApplied(actor, tx)
      if (coupon) await lockCoupon(tx, lock, coupon.id)
      const choices = { addressId, delivery, now, unpaidPerDay }
      const checkout = await calculateTotals(actor, tx, choices)
      refuseUnlessAgreed(checkout.quote, { fingerprint, delivery })
      await replaceUnpaidOrders(actor, tx, { lock, lineKinds }, now)
      const orderId = await storeOrder(actor, tx, { checkout, couponId: coupon?.id, placing })
      return { orderId }
    })
  })
}

/** The total must still be exactly what the buyer agreed to. */
function refuseUnlessAgreed(
  quote: CheckoutQuote,
  agreed: { fingerprint: string; delivery: DeliveryOption['choice'] },
) {
  const gone = quote.lines.find(
    ({ notice }) => notice && ['not_sold', 'out_of_stock', 'low_stock'].includes(notice.kind),
  )
  if (gone?.notice) {
    throw conflict('out_of_stock', `${gone.name}: ${gone.notice.message} Please check your bag.`)
  }
  const [problem] = quote.problems
  if (problem) throw new ApiProblem(422, problem.code, problem.message)
  if (quote.fingerprint !== agreed.fingerprint || quote.delivery !== agreed.delivery) {
    throw conflict('checkout_changed', 'Something has changed. Please check your order again.')
  }
}

/** Less time than this is too short to pay. */
const leastTimeToPay = 5 * 60_000

/** The unpaid order of exactly this content. */
async function findSameUnpaid(
  actor: ActingUser,
  tx: Database,
  { content, now }: { content: unknown; now: Date },
) {
  const [open, ...others] = await findUnpaidOrders(actor, tx)
  if (!open || others.length > 0) return undefined
  if (open.reservedUntil.getTime() - now.getTime() < leastTimeToPay) return undefined
  const answers = await findAnswers(actor, tx, content)
  const isSame = answers.some((one) => Placed.safeParse(one).data?.orderId === open.id)
  return isSame ? open : undefined
}
