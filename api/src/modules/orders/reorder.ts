import type { Reordered } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { once } from '../../server/idempotency.ts'
import { findLine, findOffer, putLine } from '../cart/cart.repository.ts'
import { limitOf, limitText } from '../cart/line-notice.ts'
import { readOrderLines } from './order.repository.ts'

/** Adds an order's available items to the bag, at current prices; once per key. */
export function putInBagAgain(
  actor: ActingUser,
  { db, lock }: { db: Database; lock: RowLock },
  { orderId, key, now }: { orderId: number; key: string; now: Date },
): Promise<Reordered> {
  return db.transaction(async (tx) => {
    await lock(tx.select({ id: users.id }).from(users).where(eq(users.id, actor.id)))
    return once(actor, tx, { key, content: ['reorder', orderId], now }, async () => {
      const answer: Reordered = { added: 0, left_out: [] }
      for (const { productId, variantId, quantity, name } of await readOrderLines(tx, orderId)) {
        const offer = await findOffer(tx, { productId, variantId })
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
