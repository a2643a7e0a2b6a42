import { createEvent } from 'ics'
import type { DateArray } from 'ics'
import { deliveryOf } from '../orders/order-view.ts'
import type { OrderRow } from '../orders/order-steps.ts'

const dayOf = (date: string, later = 0): DateArray => {
  const day = new Date(`${date}T00:00:00.000Z`)
  day.setUTCDate(day.getUTCDate() + later)
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
}

/** A calendar file (RFC 5545) with the delivery days; a newer one replaces an older. */
export function deliveryCalendar(
  order: OrderRow,
  { names, link, now }: { names: readonly string[]; link: string; now: Date },
): string {
  const delivery = deliveryOf(order)
  const { value, error } = createEvent({
    productId: 'brightyard/orders',
    uid: `delivery-${order.code}@brightyard`,
    sequence: Math.floor(now.getTime() / 1000) % 2_147_483_647,
    title: `Delivery of order ${order.code}`,
    description: `${delivery.name}: ${names.join(', ')}`,
    url: link,
    start: dayOf(delivery.from),
    // The end of an all-day event is exclusive.
    end: dayOf(delivery.to, 1),
    status: 'CONFIRMED',
    busyStatus: 'FREE',
    created: now.getTime(),
  })
  if (!value) throw new Error('The delivery cannot be written down.', { cause: error })
  return value
}
