import * as z from 'zod'
import { ForgedEvent } from '../payment-gateway.ts'
import type { PaymentEvent, PaymentGateway } from '../payment-gateway.ts'
import { isSigned } from '../timed-signature.ts'

const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullish(),
  payment_status: z.string(),
  client_reference_id: z.string().nullable(),
  amount_total: z.number().int().nullable(),
  payment_intent: z.string().nullish(),
})
type Session = z.infer<typeof Session>

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

const minute = 60_000
/** Stripe keeps a checkout session open for at least half an hour. */
const minSessionMs = 31 * minute

export interface StripeOptions {
  /** `sk_…` */
  secretKey: string
  /** `whsec_…`: signs the events. */
  webhookSecret: string
  /** Where payers return to: `https://brightyard.example`. */
  publicOrigin: string
  now: () => Date
  /** Stripe by default. */
  apiUrl?: string
}

/** Stripe Checkout: the card is entered on Stripe's page, and a signed event reports the outcome. */
export function createStripeGateway(options: StripeOptions): PaymentGateway {
  const { secretKey, webhookSecret, publicOrigin, now, apiUrl = 'https://api.stripe.com' } = options

  async function request(
    method: 'GET' | 'POST',
    path: string,
    { form = {}, key }: { form?: Record<string, string>; key?: string } = {},
  ): Promise<unknown> {
    const response = await fetch(new URL(`/v1/${path}`, apiUrl), {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok)
      throw new Error(`The payment provider responded with ${response.status} to ${path}.`)
    return response.json()
  }
  const sessionOf = async (reference: string) =>
    Session.parse(await request('GET', `checkout/sessions/${encodeURIComponent(reference)}`))

  return {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    async open({ code, amountInPaise, description, returnPath, expiresAt }) {
      const returnTo = new URL(returnPath, publicOrigin).href
      const earliest = now().getTime() + minSessionMs
      const expires = Math.floor(Math.max(expiresAt.getTime(), earliest) / 1000)
      const session = Session.parse(
        await request('POST', 'checkout/sessions', {
          key: code, // a repeat gets the same page
          form: {
            mode: 'payment',
            client_reference_id: code,
            success_url: returnTo,
            cancel_url: returnTo,
            'line_items[0][quantity]': '1',
            'line_items[0][price_data][currency]': 'inr',
            'line_items[0][price_data][unit_amount]': String(amountInPaise),
            'line_items[0][price_data][product_data][name]': description,
            expires_at: String(expires),
          },
        }),
      )
      if (!session.url) throw new Error('The payment provider returned no payment page.')
      return { gatewayReference: session.id, url: session.url }
    },
    readEvent(body, signature) {
      if (!isSigned(webhookSecret, { body, signature, now: now() })) throw new ForgedEvent()
      const { id, type, data } = Event.parse(JSON.parse(body))
      if (!type.startsWith('checkout.session.')) return null
      return eventOf(id, Session.parse(data.object), type)
    },
    async fetchStatus({ gatewayReference }) {
      const session = await sessionOf(gatewayReference)
      return eventOf(`status:${session.id}:${session.payment_status}`, session)
    },
    async refund({ gatewayReference, refundCode, amountInPaise }) {
      const { payment_intent: intent } = await sessionOf(gatewayReference)
      if (!intent) throw new Error(`Payment ${gatewayReference} has nothing to refund.`)
      await request('POST', 'refunds', {
        key: `refund:${refundCode}`,
        form: { payment_intent: intent, amount: String(amountInPaise) },
      })
    },
  }
}

/** Paid, failed, or still open. */
function eventOf(id: string, session: Session, type = ''): PaymentEvent | null {
  const isPaid = session.payment_status === 'paid'
  const isOver = session.status === 'expired' || type.endsWith('.async_payment_failed')
  if (!session.client_reference_id || (!isPaid && !isOver)) return null
  return {
    id,
    kind: isPaid ? 'paid' : 'declined',
    paymentCode: session.client_reference_id,
    amountInPaise: session.amount_total ?? 0,
  }
}
