import { getInvoice, openInvoice } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders } from '../../database/schema/orders.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { NamedFile, readAddress } from '../../server/read-address.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findVisibleOrder, refuseStudents } from '../orders/order.repository.ts'
import { viewInvoice } from './invoice-view.ts'

const filePath = '/vendor/api/invoices/'

export function invoicesRoutes(app: FastifyInstance, { db, now, linkSecret }: Services) {
  const invoiceOf = async (actor: ActingUser, id: number) => {
    refuseStudents(actor)
    const order = await findVisibleOrder(actor, db, { id })
    if (!order) throw notFound('this order')
    return viewInvoice(db, order)
  }

  registerCall(app, getInvoice, (actor, { id }) => invoiceOf(actor, id))

  registerCall(app, openInvoice, async (actor, { id }) => {
    const invoice = await invoiceOf(actor, id)
    return invoiceLink({ linkSecret, now }, id, invoice.number)
  })

  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = readAddress(NamedFile, request.params, 'this invoice')
    const orderId = file.endsWith('.pdf')
      ? idOfToken(linkSecret, 'invoice', file.slice(0, -4), now())
      : null
    const [order] =
      orderId === null ? [] : await db.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw notFound('this invoice')
    const invoice = await viewInvoice(db, order)
    // The drawing part is large: it is loaded when the first invoice is opened.
    const { drawInvoice } = await import('./invoice-pdf.ts')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${fileName(invoice.number)}"`)
      .header('x-robots-tag', 'noindex')
      .type('application/pdf')
      .send(await drawInvoice(invoice))
  })
}

/** Where the invoice of an order can be opened for ten minutes; the caller has checked who asks. */
export function invoiceLink(
  { linkSecret, now }: Pick<Services, 'linkSecret' | 'now'>,
  orderId: number,
  number: string,
) {
  const { token, validUntil } = fileToken(linkSecret, 'invoice', orderId, now())
  return {
    url: `${filePath}${token}.pdf`,
    file_name: fileName(number),
    valid_until: validUntil.toISOString(),
  }
}

const fileName = (number: string) => `brightyard-invoice-${number.replaceAll('/', '-')}.pdf`
