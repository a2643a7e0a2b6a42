import {
  checkCampaignPayment,
  getMarketingCampaign,
  listMarketingCampaigns,
  openCampaignInvoice,
  orderCampaign,
  readCampaignPayment,
  startCampaignPayment,
} from '@brightyard/contract'
import type { CampaignPayment } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import { isSameSecret } from '../../server/is-same-secret.ts'
import { pageOfRows } from '../../server/paging.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitAddress, limitContact } from '../auth/throttle.ts'
import { maskContact, readContact } from '../countries/contact.ts'
import { invoiceLink } from '../invoices/invoices.routes.ts'
import { viewInvoice } from '../invoices/invoice-view.ts'
import { refuseStudents } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { checkGatewayStatus } from '../payments/expire-orders.ts'
import { openPaymentOf, renewPayment } from '../payments/open-payment.ts'
import { viewPaymentStatus } from '../payments/payment-view.ts'
import {
  eventOf,
  findCampaign,
  findOpenCampaigns,
  findOrdered,
  soldBy,
  viewCampaign,
} from './marketing.repository.ts'
import { sentOf } from './campaign-desk.ts'
import { placeCampaignOrder } from './order-campaign.ts'

const windowInMinutes = 30

export function marketingRoutes(app: FastifyInstance, services: Services) {
  const { db, lineKinds, now } = services

  registerCall(app, listMarketingCampaigns, async (_, { page = 1, maxRows = 24 }) => {
    const paging = { page, perPage: maxRows }
    const { total, data } = await findOpenCampaigns(db, { ...paging, now: now() })
    return pageOfRows(listMarketingCampaigns, data, { ...paging, total, query: { maxRows } })
  })

  registerCall(app, getMarketingCampaign, async (_, { slug }) => {
    const campaign = await findCampaign(db, slug)
    if (!campaign) throw notFound('this campaign')
    return viewCampaign(db, campaign, now())
  })

  registerCall(app, orderCampaign, async (actor, input, { request }) => {
    if (actor) refuseStudents(actor)
    const contact = readContact(input.contact, input.country_id)
    if (!contact) throw invalidInput({ contact: 'Please enter a valid email or mobile number.' })
    await limitAddress(services, request, { name: 'campaign', limit: 20, windowInMinutes })
    // What becomes of an order is sent there, whether or not it belongs to who ordered.
    if (!actor) await limitContact(services, contact, windowInMinutes)
    const orderId = await placeCampaignOrder(actor, services, input, contact)
    const payment = await openPaymentOf(services, orderId)
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw notFound('this order')
    return {
      order_code: order.code,
      secret: order.trackingSecret,
      payment: order.status === 'awaiting_payment' ? payment : null,
    }
  })

  /** An order of the signed-in person, or one whose secret is known. */
  async function ordered(
    actor: ActingUser | null,
    { order_code, secret }: { order_code: string; secret?: string | undefined },
    request: FastifyRequest,
  ): Promise<OrderRow> {
    const [order] = await db.select().from(orders).where(eq(orders.code, order_code.toUpperCase()))
    // Compared even where there is no such order, so that the timing reveals nothing.
    const isRight = isSameSecret(secret ?? '', order?.trackingSecret ?? 'no order has this secret')
    const isOwn = actor !== null && order?.userId === actor.id
    if (order?.orderType === 'campaign' && (isRight || isOwn)) return order
    await limitAddress(services, request, { name: 'campaign-secret', limit: 30, windowInMinutes })
    throw notFound('this order')
  }

  async function view(order: OrderRow): Promise<CampaignPayment> {
    const { held, pack, campaign } = await findOrdered(db, order.id)
    const [current = order] = await db.select().from(orders).where(eq(orders.id, order.id))
    return {
      ...(await viewPaymentStatus({ db, lineKinds }, order.id, now())),
      campaign: { slug: campaign.slug, title: campaign.title, place: campaign.place },
      sells: await soldBy(db, campaign.id),
      package: pack.name,
      event: eventOf(campaign, pack),
      address: current.address,
      chosen: held.choices.map((one) => campaign.choices.flatMap(({ key }) => one[key] ?? [])),
      quantity: held.quantity,
      payer: held.payerName,
      contact: maskContact(held.contact),
      paid_at: current.paidAt?.toISOString() ?? null,
      sent: await sentOf(db, current),
    }
  }

  registerCall(app, readCampaignPayment, async (actor, one, { request }) =>
    view(await ordered(actor, one, request)),
  )

  registerCall(app, checkCampaignPayment, async (actor, one, { request }) => {
    const order = await ordered(actor, one, request)
    await checkGatewayStatus(services, order.id)
    return view(order)
  })

  registerCall(app, startCampaignPayment, async (actor, one, { request }) => {
    const { id } = await ordered(actor, one, request)
    const { can_retry, message } = await viewPaymentStatus({ db, lineKinds }, id, now())
    if (!can_retry) throw conflict('not_payable', message)
    await renewPayment(services, id)
    return openPaymentOf(services, id)
  })

  registerCall(app, openCampaignInvoice, async (actor, one, { request }) => {
    const order = await ordered(actor, one, request)
    if (order.totalInPaise === 0)
      throw conflict('no_invoice', 'This costs nothing, so there is no invoice.')
    const { number } = await viewInvoice(db, order)
    const { url, valid_until } = invoiceLink(services, order.id, number)
    return { url, valid_until }
  })
}
