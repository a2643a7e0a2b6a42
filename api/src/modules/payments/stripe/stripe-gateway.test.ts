import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ForgedEvent } from '../payment-gateway.ts'
import { signTimed } from '../timed-signature.ts'
import { createStripeGateway } from './stripe-gateway.ts'

/** Speaks as Stripe's documents say that Stripe speaks. */
let server: Server
let apiUrl: string
let asked: { path: string; key: string | undefined; form: URLSearchParams }[] = []
let session: Record<string, unknown>

const textOf = async (request: IncomingMessage) => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

beforeAll(async () => {
  server = createServer((request, response) => {
    void textOf(request).then((text) => {
      const key = request.headers['idempotency-key']
      asked.push({
        path: `${request.method} ${request.url}`,
        key: typeof key === 'string' ? key : undefined,
        form: new URLSearchParams(text),
      })
      const isKnown = request.headers.authorization === 'Bearer sk_test_1'
      response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
      response.end(JSON.stringify(request.url === '/v1/refunds' ? { id: 're_1' } : session))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const at = server.address()
  apiUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
})
afterAll(() => new Promise<void>((done) => server.close(() => done())))
beforeEach(() => {
  asked = []
  session = {
    id: 'cs_1',
    url: 'https://pay.example/cs_1',
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: 'code-1',
    amount_total: 118_000,
    payment_intent: 'pi_1',
  }
})

const now = new Date('2026-03-18T10:00:00Z')
const gatewayWith = (secretKey = 'sk_test_1') =>
  createStripeGateway({
    secretKey,
    webhookSecret: 'whsec_1',
    publicOrigin: 'https://brightyard.example',
    now: () => now,
    apiUrl,
  })
const request = {
  code: 'code-1',
  amountInPaise: 118_000,
  description: 'Brightyard order BY-1',
  returnPath: '/shop/order/payment-status?order_code=BY-1',
  expiresAt: now,
}
const signed = (type: string, object: Record<string, unknown>) => {
  const body = JSON.stringify({ id: 'evt_1', type, data: { object } })
  return [body, signTimed('whsec_1', body, now)] as const
}

test('a payment opens Stripe’s page, under a key that makes a repeat the same payment', async () => {
  expect(await gatewayWith().open(request)).toEqual({
    gatewayReference: 'cs_1',
    url: 'https://pay.example/cs_1',
  })
  expect(asked[0]).toMatchObject({ path: 'POST /v1/checkout/sessions', key: 'code-1' })
  expect(Object.fromEntries(asked[0]?.form ?? [])).toMatchObject({
    client_reference_id: 'code-1',
    'line_items[0][price_data][unit_amount]': '118000',
    'line_items[0][price_data][currency]': 'inr',
    success_url: 'https://brightyard.example/shop/order/payment-status?order_code=BY-1',
  })
})

test('a wrong key is an error', async () => {
  await expect(gatewayWith('sk_test_2').open(request)).rejects.toThrow('responded with 401')
})

test('only signed events are believed; a paid session is a payment, an expired one is none', () => {
  const gateway = gatewayWith()
  const paid = { ...session, status: 'complete', payment_status: 'paid' }
  expect(gateway.readEvent(...signed('checkout.session.completed', paid))).toEqual({
    id: 'evt_1',
    kind: 'paid',
    paymentCode: 'code-1',
    amountInPaise: 118_000,
  })
  const expired = gateway.readEvent(
    ...signed('checkout.session.expired', { ...session, status: 'expired' }),
  )
  expect(expired?.kind).toBe('declined')
  expect(gateway.readEvent(...signed('checkout.session.completed', session))).toBeNull()
  expect(gateway.readEvent(...signed('charge.updated', {}))).toBeNull()
  const [body] = signed('checkout.session.completed', paid)
  for (const signature of [undefined, '', 't=1,v1=0', signTimed('whsec_2', body, now)])
    expect(() => gateway.readEvent(body, signature)).toThrow(ForgedEvent)
  const old = new Date(now.getTime() - 6 * 60_000)
  expect(() => gateway.readEvent(body, signTimed('whsec_1', body, old))).toThrow(ForgedEvent)
})

test('a query gives the payment’s state; a refund goes to what was paid, once', async () => {
  const gateway = gatewayWith()
  const payment = { code: 'code-1', gatewayReference: 'cs_1' }
  expect(await gateway.fetchStatus(payment)).toBeNull()
  session = { ...session, payment_status: 'paid' }
  expect((await gateway.fetchStatus(payment))?.kind).toBe('paid')
  await gateway.refund({ ...payment, refundCode: 'code-1', amountInPaise: 118_000 })
  expect(asked.at(-1)).toMatchObject({ path: 'POST /v1/refunds', key: 'refund:code-1' })
  expect(asked.at(-1)?.form.get('payment_intent')).toBe('pi_1')
  expect(asked.at(-1)?.form.get('amount')).toBe('118000')
  await gateway.refund({ ...payment, refundCode: 'part-2', amountInPaise: 18_000 })
  expect(asked.at(-1)).toMatchObject({ path: 'POST /v1/refunds', key: 'refund:part-2' })
  expect(asked.at(-1)?.form.get('amount')).toBe('18000')
})
