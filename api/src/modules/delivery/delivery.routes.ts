import { estimateDelivery } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { areaOf, deliveryOptions } from './delivery-days.ts'

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC', // the days are already those of India
})

export function deliveryRoutes(app: FastifyInstance, { now }: Services) {
  registerCall(app, estimateDelivery, (_, { pincode, items_in_paise: itemsInPaise = 0 }) => {
    const options = deliveryOptions(pincode, { itemsInPaise, now: now() })
    const [first] = options
    const message = first
      ? `Delivery between ${day.format(new Date(first.from))} and ${day.format(new Date(first.to))}.`
      : 'We do not deliver to this PIN code yet.'
    return {
      pincode,
      serviceable: first !== undefined,
      area: areaOf(pincode)?.name ?? '',
      message,
      options,
    }
  })
}
