import { applyCoupon, listCoupons, removeCoupon } from '@brightyard/contract'
import type { CouponProblem } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { ApiProblem } from '../../server/api-problem.ts'
import { refuseForeignId } from '../../server/ownership-guard.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { basketOf, readRows } from '../cart/cart-rows.ts'
import { readCart } from '../cart/cart-view.ts'
import { viewCoupon } from './applied-coupon.ts'
import { applyTo, findCoupon, listAdvertised, unapply } from './coupon.repository.ts'

const refused = (code: CouponProblem, message: string) =>
  new ApiProblem(422, code, message, { fields: { code: message } })

export function couponsRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, applyCoupon, async (actor, { user_id, code }) => {
    refuseForeignId(actor, user_id)
    const coupon = await findCoupon(db, code)
    if (!coupon) throw refused('coupon_unknown', 'This coupon code is not valid. Please check it.')
    const { itemsInPaise } = basketOf(await readRows(actor, db)).totals
    const { problem } = await viewCoupon(actor, db, coupon, { itemsInPaise, now: now() })
    if (problem) throw refused(problem.code, problem.message)
    await applyTo(actor, db, coupon.id, now())
    return readCart(actor, db, now())
  })

  registerCall(app, removeCoupon, async (actor, { user_id }) => {
    refuseForeignId(actor, user_id)
    await unapply(actor, db)
    return readCart(actor, db, now())
  })

  registerCall(app, listCoupons, async (actor, { user_id, items_in_paise }) => {
    refuseForeignId(actor, user_id)
    const itemsInPaise = items_in_paise ?? basketOf(await readRows(actor, db)).totals.itemsInPaise
    const bag = { itemsInPaise, now: now() }
    const data = []
    for (const coupon of await listAdvertised(actor, db))
      data.push(await viewCoupon(actor, db, coupon, bag))
    return { data }
  })
}
