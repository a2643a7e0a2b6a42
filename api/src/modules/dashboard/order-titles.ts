import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'

/** What was ordered in a few words, by the order's id: `Rooftop Telescope and 2 more`. */
export async function titlesOfOrders(
  db: Database,
  rows: readonly { id: number; code: string }[],
): Promise<Map<number, string>> {
  const ids = rows.map(({ id }) => id)
  const lines =
    ids.length === 0
      ? []
      : await db
          .select({ orderId: orderLines.orderId, name: orderLines.name })
          .from(orderLines)
          .where(inArray(orderLines.orderId, ids))
          .orderBy(asc(orderLines.id))
  return new Map(
    rows.map(({ id, code }) => {
      const names = lines.filter(({ orderId }) => orderId === id).map(({ name }) => name)
      const [first = code] = names
      return [id, names.length > 1 ? `${first} and ${names.length - 1} more` : first]
    }),
  )
}
