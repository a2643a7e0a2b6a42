import type { orderSteps, OrderStatus } from '@brightyard/contract'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { oweRest } from '../payments/refunds.ts'
import { notifyBuyer } from './order-notifications.ts'
import { lockOrder } from './reservations.ts'
import { addToTimeline, mayFollow, setOrder } from './order-steps.ts'

type Step = (typeof orderSteps)[number]

interface Advance {
  orderId: number
  step: Step
  carrier: string | undefined
  parcelNumber: string | undefined
  now: Date
}

/** A refused return leaves the order delivered; every other step has the name of its status. */
const statusAfter = (step: Step): OrderStatus => (step === 'return_refused' ? 'delivered' : step)

/** The next step of an order, by an admin. */
export function advance(
  services: Pick<Services, 'db' | 'lock' | 'lineKinds' | 'outbox' | 'publicOrigin' | 'now'>,
  { orderId, step, carrier, parcelNumber, now }: Advance,
) {
  const { db, lock } = services
  if (step === 'shipped' && (!carrier || !parcelNumber)) {
    const fields = {
      ...(carrier ? {} : { carrier: 'Please enter the carrier.' }),
      ...(parcelNumber ? {} : { parcel_number: 'Please enter the parcel number.' }),
    }
    throw invalidInput(fields)
  }
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, lock, orderId)
    if (order?.orderType !== 'shop') throw notFound('this order')
    const status = statusAfter(step)
    const isReturn = order.status === 'return_requested'
    if (
      !mayFollow(order.status, status) ||
      (status === 'delivered' && isReturn !== (step === 'return_refused'))
    ) {
      throw conflict(
        'wrong_step',
        `An order that is ${order.status.replaceAll('_', ' ')} cannot become ${step.replaceAll('_', ' ')} now.`,
      )
    }
    await setOrder(tx, order.id, {
      status,
      ...(step === 'shipped'
        ? { carrier: carrier ?? null, parcelNumber: parcelNumber ?? null }
        : {}),
      ...(step === 'delivered' ? { deliveredAt: now } : {}),
    })
    if (step === 'refunded') {
      await oweRest(tx, { orderId: order.id, reason: '', now }) // its step in the timeline follows once the money is sent
      await notifyBuyer(services, tx, { orderId: order.id, step })
      return
    }
    const note = step === 'shipped' ? `${carrier ?? ''}, parcel ${parcelNumber ?? ''}` : ''
    const entry = await addToTimeline(tx, order.id, { kind: step, at: now, note })
    await notifyBuyer(services, tx, { orderId: order.id, step: entry })
  })
}
