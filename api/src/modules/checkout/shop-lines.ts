import { notificationTypes, shopPaths } from '@brightyard/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cartLines } from '../../database/schema/shop.schema.ts'
import type { LineKind, OrderLineRow } from '../orders/line-kinds.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import { deliveryCalendar } from './delivery-calendar.ts'
import { lockVariants, takeUnits } from './shop-stock.ts'
import { shopWords } from './shop-words.ts'

/** Products: their units are in stock, their bag is emptied once they are paid, and a parcel brings them. */
export const shopLines: LineKind = {
  type: 'shop',
  words: shopWords,

  async reserveAgain(tx, lock, { id }) {
    const lines = await readUnits(tx, id)
    const variants = await lockVariants(tx, lock, idsOf(lines))
    const isThere = lines.every((line) =>
      variants.some((one) => one.id === line.variantId && one.unitsAvailable >= line.quantity),
    )
    if (!isThere) return false
    await takeUnits(tx, lines)
    return true
  },

  /** Only as many leave the bag as were bought: items added since then stay. */
  async confirm(_, tx, { id, userId }) {
    for (const { variantId, quantity } of await readUnits(tx, id)) {
      const inBag = and(eq(cartLines.userId, userId), eq(cartLines.variantId, variantId))
      await tx.delete(cartLines).where(and(inBag, sql`${cartLines.quantity} <= ${quantity}`))
      await tx
        .update(cartLines)
        .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
        .where(inBag)
    }
  },

  async release(tx, lock, { id }) {
    const lines = await readUnits(tx, id)
    await lockVariants(tx, lock, idsOf(lines))
    await takeUnits(
      tx,
      lines.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity })),
    )
  },

  mayCancel: () => true,
  target: ({ id }) => shopPaths.orderDetails.to({ id }),
  returnPath: async (_, { code }) => shopPaths.paymentStatus.to({}, { order_code: code }),
  lineTargets: async (_, lines) => new Map(lines.map((line) => [line.id, productPath(line)])),
  subject: async (_, { id }) => ({ collectionType: notificationTypes.order, actionId: id }),

  links: ({ id, code, trackingSecret: secret }) => [
    { text: 'View your order:', path: shopPaths.orderDetails.to({ id }) },
    {
      text: 'Track it without signing in; you can share this link:',
      path: shopPaths.trackOrder.to({}, { code, secret }),
    },
  ],

  isToCome: async (_, { status }) => ['paid', 'packed', 'shipped'].includes(status),

  async calendar(db, order, { publicOrigin, now }) {
    const names = (await readOrderLines(db, order.id)).map(({ name }) => name)
    const link = publicOrigin + shopPaths.orderDetails.to({ id: order.id })
    return {
      name: `delivery-${order.code}.ics`,
      content: deliveryCalendar(order, { names, link, now }),
    }
  },
}

const productPath = ({ productId, variantId }: OrderLineRow) =>
  shopPaths.product.to({}, { ecommID: productId ?? 0, variant: variantId ?? 0 })

const readUnits = async (tx: Database, orderId: number) =>
  (await readOrderLines(tx, orderId)).flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )

const idsOf = (lines: readonly { variantId: number }[]) => lines.map(({ variantId }) => variantId)
