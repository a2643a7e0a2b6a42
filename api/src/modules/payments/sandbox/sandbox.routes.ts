import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import { sandboxPath } from './sandbox-gateway.ts'
import { choose, outcomes } from './sandbox-outcomes.ts'
import type { Outcome } from './sandbox-outcomes.ts'
import { paymentPage, unknownPage } from './sandbox.page.ts'
import { callbacksOf, findBooked } from './sandbox.repository.ts'
import { readAddress } from '../../../server/read-address.ts'

const Reference = z.object({ reference: z.string().max(100) })
const Choice = z.object({ outcome: z.enum(Object.keys(outcomes) as [Outcome, ...Outcome[]]) })

const afterwards: Partial<Record<Outcome, string>> = {
  close_paid: 'The window is closed: the shop learns of the payment only from the callback.',
  close_unpaid: 'The window is closed, and nothing was paid.',
  forged: 'A forged callback was sent. See below how the shop answered.',
}

/** The gateway's own pages. Their URLs are unguessable, and they have no session. */
export function sandboxRoutes(
  app: FastifyInstance,
  options: {
    db: Database
    now: () => Date
    deliverDue: (reference: string) => Promise<unknown>
    deliverAt: (tx: Database, at: Date) => Promise<void>
  },
) {
  const { db, now, deliverDue, deliverAt } = options

  const show = async (reply: FastifyReply, reference: string, message: string | null) => {
    const nonce = randomBytes(16).toString('base64')
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    const payment = await findBooked(db, reference)
    if (!payment) return reply.code(404).send(unknownPage(nonce))
    const callbacks = await callbacksOf(db, reference)
    return reply.send(paymentPage(nonce, payment, { callbacks, message }))
  }

  app.get(`${sandboxPath}/:reference`, { schema: { hide: true } }, (request, reply) =>
    show(reply, readAddress(Reference, request.params, 'this payment').reference, null),
  )

  app.post(
    `${sandboxPath}/:reference`,
    { schema: { hide: true }, config: { fromOutside: true } },
    async (request, reply) => {
      const { reference } = readAddress(Reference, request.params, 'this payment')
      const choice = Choice.safeParse(request.body)
      const payment = await findBooked(db, reference)
      if (!payment) return show(reply, reference, null)
      if (!choice.success) return show(reply, reference, 'Please choose one of the buttons.')
      const { outcome } = choice.data
      if (payment.status !== 'open') return reply.redirect(payment.returnPath, 303)
      await db.transaction((tx) => choose(tx, payment, outcome, { now: now(), deliverAt }))
      await deliverDue(reference)
      if (outcomes[outcome].returns) return reply.redirect(payment.returnPath, 303)
      return show(reply, reference, afterwards[outcome] ?? null)
    },
  )
}
