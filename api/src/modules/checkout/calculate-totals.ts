import { wireTotals } from '@brightyard/contract/money'
import { createHash } from 'node:crypto'
import type { Address, CheckoutQuote, DeliveryOption } from '@brightyard/contract'
import type { Basket } from '@brightyard/contract/money'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { findAddress, readBook } from '../addresses/address.repository.ts'
import { basketOf, cartLinesOf, readRows } from '../cart/cart-rows.ts'
import type { CartRow } from '../cart/cart-rows.ts'
import { readAppliedCoupon } from '../coupons/applied-coupon.ts'
import { deliveryOptions, deliveryTaxPercent } from '../delivery/delivery-days.ts'
import { countUnpaidOfDay, findExcess, findUnpaidOrders } from '../orders/unpaid-orders.ts'

/** A checkout as it is shown, and the source of its order. */
export interface Checkout {
  quote: CheckoutQuote
  rows: CartRow[]
  basket: Basket
  option: DeliveryOption | undefined
}

/**
 * Calculates what an order of the user's cart would cost: the only place where cart, coupon, address and
 * delivery come together. Quote and order both use it.
 */
export async function calculateTotals(
  actor: ActingUser,
  db: Database,
  choices: {
    addressId: number | undefined
    delivery: DeliveryOption['choice']
    now: Date
    unpaidPerDay: number
  },
): Promise<Checkout> {
  const { now, unpaidPerDay } = choices
  const replaced = (await findUnpaidOrders(actor, db)).map(({ id }) => id)
  const rows = await readRows(actor, db)
  const { itemsInPaise } = basketOf(rows).totals
  const coupon = await readAppliedCoupon(actor, db, { itemsInPaise, now, replaced })
  const address = await addressFor(actor, db, choices.addressId)
  const discountInPaise = coupon?.discount_in_paise ?? 0
  const options = address
    ? deliveryOptions(address.pincode, { itemsInPaise: itemsInPaise - discountInPaise, now })
    : []
  const option = options.find(({ choice }) => choice === choices.delivery) ?? options[0]
  const basket = basketOf(rows, {
    discountInPaise,
    delivery: option ? { feeInPaise: option.price_in_paise, taxPercent: deliveryTaxPercent } : null,
  })
  const lines = cartLinesOf(rows, basket)
  const content = {
    lines,
    address,
    delivery_options: options,
    delivery: option?.choice ?? choices.delivery,
    coupon,
    totals: wireTotals(basket),
  }
  const quote = {
    ...content,
    problems: [
      ...checkoutProblemsOf(content),
      ...excessProblemsOf(rows, (await countUnpaidOfDay(actor, db, now)) >= unpaidPerDay),
    ],
    fingerprint: fingerprintOf(content),
  }
  return { quote, rows, basket, option }
}

async function addressFor(
  actor: ActingUser,
  db: Database,
  id: number | undefined,
): Promise<Address | null> {
  if (id === undefined) return (await readBook(actor, db)).find((one) => one.is_default) ?? null
  const address = await findAddress(actor, db, id)
  if (!address) throw notFound('this address')
  return address
}

/** A hash of everything that a buyer agrees to; not of the delivery days, which change at midnight. */
function fingerprintOf(quote: Omit<CheckoutQuote, 'problems' | 'fingerprint'>): string {
  const { lines, address, delivery, coupon, totals } = quote
  const agreed = {
    lines: lines.map((line) => [
      line.variant_id,
      line.quantity,
      line.after_discount_price_in_paise,
      line.tax_percent,
    ]),
    address,
    delivery,
    coupon: coupon && [coupon.code, coupon.discount_in_paise],
    totals,
  }
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}

type Content = Omit<CheckoutQuote, 'problems' | 'fingerprint'>

/** What prevents a checkout from becoming an order, for people. */
function checkoutProblemsOf({
  lines,
  coupon,
  address,
  delivery_options: options,
}: Content): CheckoutQuote['problems'] {
  const problems: CheckoutQuote['problems'] = []
  if (lines.length === 0)
    problems.push({ code: 'cart_empty', message: 'Your bag is empty. Add something first.' })
  if (lines.some((line) => line.notice))
    problems.push({
      code: 'line_changed',
      message: 'Some items have changed. Please check them and accept the changes.',
    })
  if (coupon?.problem)
    problems.push({ code: 'coupon_problem', message: `${coupon.code}: ${coupon.problem.message}` })
  if (!address)
    problems.push({
      code: 'address_missing',
      message: 'Please choose or add a delivery address.',
    })
  else if (options.length === 0)
    problems.push({
      code: 'not_serviceable',
      message: `We do not deliver to ${address.pincode} yet. Please choose another address.`,
    })
  return problems
}

/** Orders that are not paid keep their items from others, so they are limited. */
function excessProblemsOf(rows: CartRow[], isOftenUnpaid: boolean): CheckoutQuote['problems'] {
  const problems: CheckoutQuote['problems'] = []
  const excess = findExcess(rows)
  if (excess)
    problems.push({
      code: 'too_many_units',
      message: `You can order at most ${excess.most} of ${excess.name} at a time. Please order the rest once these are paid.`,
    })
  if (isOftenUnpaid)
    problems.push({
      code: 'too_many_unpaid',
      message:
        'You have placed many orders today without paying for them. Please pay for the one that is open, or try again tomorrow.',
    })
  return problems
}
