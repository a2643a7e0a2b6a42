import { calendarFile } from '../../server/calendar-file.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { deliveryOf } from '../orders/order-view.ts'

/** A calendar file with the delivery days; a newer one replaces an older. */
export function deliveryCalendar(
  order: OrderRow,
  { names, link, now }: { names: readonly string[]; link: string; now: Date },
): string {
  const delivery = deliveryOf(order)
  return calendarFile('brightyard/orders', [
    {
      uid: `delivery-${order.code}@brightyard`,
      sequence: Math.floor(now.getTime() / 1000) % 2_147_483_647,
      title: `Delivery of order ${order.code}`,
      description: `${delivery.name}: ${names.join(', ')}`,
      url: link,
      start: delivery.from,
      end: delivery.to,
      now,
    },
  ])
}
