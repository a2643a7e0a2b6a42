import {
  cancelOrder,
  getOrder,
  getOrderByCode,
  listOrders,
  reorder,
  requestReturn,
  trackOrder,
} from '@brightyard/contract'
import type { returnReasons, Reordered } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { isSameSecret } from '../../server/is-same-secret.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { payRefundsOf } from '../payments/pay-refunds.ts'
import { askForReturn, cancelOwn } from './end-order.ts'
import { viewOrder, viewSummaries, viewTracked } from './order-view.ts'
import {
  findOrderByCode,
  findOwnOrderById,
  findVisibleShopOrder,
  listOwnOrders,
  refuseAllButGuardians,
  refuseStudents,
  readOrderLines,
} from './order.repository.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { users } from '../../database/schema/users.schema.ts'
import { once } from '../../server/idempotency.ts'
import { findLine, findOffer, putLine } from '../cart/cart.repository.ts'
import { limitOf, limitText } from '../cart/line-notice.ts'

const perPage = 10

export function ordersRoutes(app: FastifyInstance, services: Services) {
  const { db, lineKinds, now } = services

  const view = async (actor: ActingUser, by: { id: number } | { code: string }) => {
    refuseStudents(actor)
    const order = await findVisibleShopOrder(actor, db, by)
    if (!order) throw notFound('this order')
    return viewOrder(actor, db, order, { lineKinds, now: now() })
  }

  registerCall(app, listOrders, async (actor, { page = 1, status }) => {
    refuseStudents(actor)
    const { total, rows } = await listOwnOrders(actor, db, { status }, { page, perPage })
    const data = await viewSummaries(
      db,
      rows.map(({ order }) => order),
    )
    return pageOfRows(listOrders, data, { page, perPage, total, query: { status } })
  })

  registerCall(app, getOrder, (actor, { id }) => view(actor, { id }))
  registerCall(app, getOrderByCode, (actor, { order_code: code }) => view(actor, { code }))

  registerCall(app, cancelOrder, async (actor, { id, reason }) => {
    refuseStudents(actor)
    if (!(await findOwnOrderById(actor, db, id))) throw notFound('this order')
    await cancelOwn(actor, services, { orderId: id, now: now(), note: reason })
    await payRefundsOf(services, id)
    return view(actor, { id })
  })

  registerCall(app, requestReturn, async (actor, { id, return_reason, details }) => {
    refuseStudents(actor)
    const note = [reasonText[return_reason], details].filter(Boolean).join(': ')
    await askForReturn(actor, services, { orderId: id, now: now(), note })
    return view(actor, { id })
  })

  registerCall(app, reorder, async (actor, { id, idempotency_key: key }) => {
    refuseStudents(actor)
    if (!(await findOwnOrderById(actor, db, id))) throw notFound('this order')
    refuseAllButGuardians(actor)
    return putInBagAgain(actor, services, { orderId: id, key, now: now() })
  })

  registerCall(app, trackOrder, async (_, { order_code, secret }) => {
    const order = await findOrderByCode(db, order_code)
    // Compared even where there is no such order, so that the timing reveals nothing.
    const isRight = isSameSecret(secret, order?.trackingSecret ?? 'no order has this secret')
    if (!order || !isRight) throw notFound('this order')
    return viewTracked(db, order)
  })
}

const reasonText: Record<(typeof returnReasons)[number], string> = {
  damaged: 'It came damaged',
  wrong_item: 'It is not what was ordered',
  not_as_described: 'It is not as described',
  too_small_or_large: 'The size does not fit',
  other: 'Another reason',
}

/** Adds an order's available items to the bag, at current prices; once per key. */
function putInBagAgain(
  actor: ActingUser,
  { db, lock }: { db: Database; lock: RowLock },
  { orderId, key, now }: { orderId: number; key: string; now: Date },
): Promise<Reordered> {
  return db.transaction(async (tx) => {
    await lock(tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)))
    return once(actor, tx, { key, content: ['reorder', orderId], now }, async () => {
      const answer: Reordered = { added: 0, left_out: [] }
      for (const { productId, variantId, quantity, name } of await readOrderLines(tx, orderId)) {
        if (productId === null || variantId === null) continue
        const offer = await findOffer(actor, tx, { productId, variantId })
        if (!offer) {
          answer.left_out.push({ name, message: 'This item is no longer sold.' })
          continue
        }
        const present = (await findLine(actor, tx, variantId))?.quantity ?? 0
        const wanted = Math.min(present + quantity, limitOf(offer))
        if (wanted < present + quantity) answer.left_out.push({ name, message: limitText(offer) })
        if (wanted <= present) continue
        await putLine(actor, tx, offer, wanted)
        answer.added += 1
      }
      return answer
    })
  })
}
