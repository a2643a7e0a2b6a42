import {
  getPaymentStatus,
  getPaymentSummary,
  markPayment,
  startPayment,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notFound, notSignedIn } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { refuseStudents } from '../orders/order.repository.ts'
import { checkGatewayStatus } from './expire-orders.ts'
import { openPaymentOf, renewPayment } from './open-payment.ts'
import { viewPaymentStatus, viewPaymentSummary } from './payment-view.ts'
import { findOwnOrder, findPaymentByCode } from './payment.repository.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

export function paymentsRoutes(app: FastifyInstance, services: Services) {
  const { db, lineKinds, now } = services
  const needs = { db, lineKinds }

  const ownOrder = async (actor: ActingUser, code: string) => {
    refuseStudents(actor)
    const order = await findOwnOrder(actor, db, code)
    if (!order) throw notFound('this order')
    return order
  }

  registerCall(app, getPaymentSummary, async (actor, { order_code }) =>
    viewPaymentSummary(needs, await ownOrder(actor, order_code), now()),
  )

  registerCall(app, startPayment, async (actor, { order_code }) => {
    const { id } = await ownOrder(actor, order_code)
    const { can_retry, message } = await viewPaymentStatus(needs, id, now())
    if (!can_retry) throw conflict('not_payable', message)
    await renewPayment(services, id)
    return openPaymentOf(services, id)
  })

  registerCall(app, getPaymentStatus, async (actor, { order_code }) => {
    const { id } = await ownOrder(actor, order_code)
    return viewPaymentStatus(needs, id, now())
  })

  registerCall(app, markPayment, async (actor, { order_code, event, signature }) => {
    if (event !== undefined) {
      const taken = await handlePaymentEvent(services, event, signature)
      const payment = taken && (await findPaymentByCode(db, taken.paymentCode))
      if (!payment) throw notFound('this payment')
      return viewPaymentStatus(needs, payment.orderId, now())
    }
    if (!actor) throw notSignedIn()
    if (order_code === undefined) throw invalidInput({ order_code: 'Please choose an order.' })
    const { id } = await ownOrder(actor, order_code)
    await checkGatewayStatus(services, id)
    return viewPaymentStatus(needs, id, now())
  })
}
