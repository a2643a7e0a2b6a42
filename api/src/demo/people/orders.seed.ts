import type { OrderStatus } from '@brightyard/contract'
import { orderStatuses } from '@brightyard/contract'
import { priceBasket, wireTotals } from '@brightyard/contract/money'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { addresses } from '../../database/schema/bag.schema.ts'
import {
  couponUses,
  creditNoteCounters,
  invoiceCounters,
  orderEvents,
  orderLines,
  orders,
} from '../../database/schema/orders.schema.ts'
import { payments, refunds } from '../../database/schema/payments.schema.ts'
import { discountOf } from '../../modules/coupons/coupon-rules.ts'
import type { CouponRow } from '../../modules/coupons/coupon-rules.ts'
import { deliveryOptions, deliveryTaxPercent } from '../../modules/delivery/delivery-days.ts'
import { financialYear } from '../../modules/invoices/document-numbers.ts'
import { listOf } from '../catalog/catalog-rows.ts'
import { random } from '../../server/random.ts'
import { homes, work } from './addresses.data.ts'
import { seedCoupons } from './coupons.seed.ts'
import { orderCodeOf } from './order-code.ts'
import { itemsOf, neverHappens } from './order-items.ts'
import { storyOf } from './order-story.ts'
import { orderRows } from './orders.data.ts'
import type { People } from './people.seed.ts'

const day = 24 * 60 * 60 * 1000

/** Orders in every state, with their payments and invoices, and the address books behind them. */
export async function seedOrders(
  db: Database,
  people: People,
  productIds: Map<string, number>,
  now: Date,
) {
  const coupons = await seedCoupons(db, people.idOf('guardian'), now)
  await db.insert(addresses).values([
    { ...homes.guardian, userId: people.idOf('guardian'), isDefault: true },
    { ...work, userId: people.idOf('guardian'), isDefault: false },
    { ...homes.guardian2, userId: people.idOf('guardian2'), isDefault: true },
  ])
  const placed = []
  const invoices = new Map<string, number>()
  // The oldest first, so that invoice numbers follow the days.
  for (const [index, row] of [...orderRows.entries()].toReversed())
    placed.push(await seedOrder(db, { row, index, people, productIds, coupons, invoices, now }))
  for (const [year, last] of invoices)
    await db.insert(invoiceCounters).values({ financialYear: year, last })
  await numberCreditNotes(db)
  return placed.toReversed()
}

/** In the order of the days on which the money went back. */
async function numberCreditNotes(db: Database) {
  const last = new Map<string, number>()
  for (const { id, paidAt } of await db.select().from(refunds).orderBy(asc(refunds.paidAt))) {
    if (!paidAt) continue
    const [, year = '', number = ''] = nextInvoice(last, paidAt).split('/')
    const creditNoteNumber = `BYC/${year}/${number}`
    await db.update(refunds).set({ creditNoteNumber }).where(eq(refunds.id, id))
  }
  for (const [financialYear, count] of last)
    await db.insert(creditNoteCounters).values({ financialYear, last: count })
}

interface Given {
  row: string[]
  index: number
  people: People
  productIds: Map<string, number>
  coupons: CouponRow[]
  invoices: Map<string, number>
  now: Date
}

async function seedOrder(db: Database, given: Given) {
  const { index, people, coupons, now } = given
  const [buyer, state, daysAgo = '0', choice, couponCode, goods] = given.row
  const who = buyer === 'guardian2' ? 'guardian2' : 'guardian'
  const status = statusOf(state)
  const placedAt = new Date(now.getTime() - Number(daysAgo) * day - (index + 1) * 23 * 60_000)
  const items = await itemsOf(db, given.productIds, listOf(goods))
  const coupon = coupons.find(({ code }) => code === couponCode)
  const { itemsInPaise } = priceBasket(items).totals
  const discountInPaise = coupon ? discountOf(coupon, itemsInPaise) : 0
  const options = deliveryOptions(homes[who].pincode, {
    itemsInPaise: itemsInPaise - discountInPaise,
    now: placedAt,
  })
  const option = options.find((one) => one.choice === choice) ?? options[0]
  if (!option) throw new Error(`No parcel goes to ${homes[who].pincode}.`)
  const basket = priceBasket(items, {
    discountInPaise,
    delivery: { feeInPaise: option.price_in_paise, taxPercent: deliveryTaxPercent },
  })
  const story = storyOf(status, placedAt, now)
  const at = (kind: (typeof story)[number]['kind']) =>
    story.find((step) => step.kind === kind)?.at ?? null
  const paidAt = at('paid')
  const userId = people.idOf(who)
  const [order] = await db
    .insert(orders)
    .values({
      code: orderCodeOf(`order ${index}`),
      trackingSecret: random(`tracking ${index}`).next().toString(36).slice(2).padEnd(22, 'y'),
      userId,
      status,
      couponCode: coupon?.code ?? null,
      address: homes[who],
      deliveryChoice: option.choice,
      deliveryFrom: option.from,
      deliveryTo: option.to,
      totals: wireTotals(basket),
      totalInPaise: basket.totals.totalInPaise,
      placedAt,
      // The one that awaits payment can be tried all day.
      reservedUntil: new Date(placedAt.getTime() + (status === 'awaiting_payment' ? day : 900_000)),
      stockReleasedAt: at('cancelled') ?? at('payment_failed'),
      paidAt,
      deliveredAt: at('delivered'),
      invoiceNumber: paidAt && nextInvoice(given.invoices, paidAt),
      ...(at('shipped') ? { carrier: 'Blue Kite Couriers', parcelNumber: 'BK-4407-IN' } : {}),
    })
    .returning({ id: orders.id, code: orders.code })
  if (!order) throw new Error('An order was not stored.')
  await db.insert(orderLines).values(
    items.map(({ row, ...item }, line) => {
      const { taxPercent: _percent, ...money } = basket.lines[line] ?? neverHappens()
      return { orderId: order.id, ...row, quantity: item.quantity, ...money }
    }),
  )
  await db.insert(orderEvents).values(story.map((step) => ({ ...step, orderId: order.id })))
  const [payment] = await db
    .insert(payments)
    .values({
      code: `demonstration-${index}`,
      orderId: order.id,
      provider: paidAt ? 'sandbox' : '',
      status: paymentOf(status),
      amountInPaise: basket.totals.totalInPaise,
      settledAt: paidAt ?? at('payment_failed'),
      refundedAt: at('refunded'),
      createdAt: placedAt,
    })
    .returning({ id: payments.id })
  const refundedAt = at('refunded')
  if (payment && refundedAt)
    await db.insert(refunds).values({
      code: `demonstration-${index}`,
      paymentId: payment.id,
      amountInPaise: basket.totals.totalInPaise,
      state: 'paid',
      createdAt: refundedAt,
      paidAt: refundedAt,
      reversesInvoice: true,
    })
  if (coupon) await db.insert(couponUses).values({ couponId: coupon.id, userId, orderId: order.id })
  return order
}

const statusOf = (text = ''): OrderStatus =>
  orderStatuses.find((status) => status === text) ?? neverHappens()

function paymentOf(status: OrderStatus) {
  if (status === 'awaiting_payment') return 'pending'
  if (status === 'payment_failed') return 'failure'
  return status === 'cancelled' || status === 'refunded' ? 'refunded' : 'success'
}

function nextInvoice(invoices: Map<string, number>, at: Date): string {
  const year = financialYear(at)
  const number = (invoices.get(year) ?? 0) + 1
  invoices.set(year, number)
  return `BY/${year}/${String(number).padStart(6, '0')}`
}
