import { getCreditNote, openCreditNote } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { orders } from '../../database/schema/orders.schema.ts'
import { payments, refunds } from '../../database/schema/payments.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { NamedFile, readAddress } from '../../server/read-address.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findVisibleOrder, refuseStudents } from '../orders/order.repository.ts'
import { viewCreditNote } from './credit-note-view.ts'

const filePath = '/vendor/api/credit-notes/'

/** Who may read an order's invoice may read its credit notes. */
export function creditNotesRoutes(app: FastifyInstance, { db, now, linkSecret }: Services) {
  const noteOf = async (actor: ActingUser, { id, note_id }: { id: number; note_id: number }) => {
    refuseStudents(actor)
    const order = await findVisibleOrder(actor, db, { id })
    if (!order) throw notFound('this order')
    return viewCreditNote(db, order, note_id)
  }

  registerCall(app, getCreditNote, noteOf)

  registerCall(app, openCreditNote, async (actor, one) => {
    const { id, number } = await noteOf(actor, one)
    const { token, validUntil } = fileToken(linkSecret, 'credit-note', id, now())
    return {
      url: `${filePath}${token}.pdf`,
      file_name: fileName(number),
      valid_until: validUntil.toISOString(),
    }
  })

  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = readAddress(NamedFile, request.params, 'this credit note')
    const id = file.endsWith('.pdf')
      ? idOfToken(linkSecret, 'credit-note', file.slice(0, -4), now())
      : null
    const [found] =
      id === null
        ? []
        : await db
            .select({ order: orders })
            .from(refunds)
            .innerJoin(payments, eq(payments.id, refunds.paymentId))
            .innerJoin(orders, eq(orders.id, payments.orderId))
            .where(eq(refunds.id, id))
    if (!found || id === null) throw notFound('this credit note')
    const note = await viewCreditNote(db, found.order, id)
    // The drawing part is large: it is loaded when the first document is opened.
    const { drawCreditNote } = await import('./credit-note-pdf.ts')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${fileName(note.number)}"`)
      .header('x-robots-tag', 'noindex')
      .type('application/pdf')
      .send(await drawCreditNote(note))
  })
}

const fileName = (number: string) => `brightyard-credit-note-${number.replaceAll('/', '-')}.pdf`
