import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  checkCampaignPayment,
  confirmSignUp,
  getMarketingCampaign,
  getPaymentStatus,
  listMarketingCampaigns,
  listTransactions,
  markPayment,
  openCampaignInvoice,
  orderCampaign,
  readCampaignPayment,
  signUp,
  startCampaignPayment,
} from '@brightyard/contract'
import { eq, like } from 'drizzle-orm'
import { campaignOrders } from '../../database/schema/marketing.schema.ts'
import { orders } from '../../database/schema/orders.schema.ts'
import { throttles } from '../../database/schema/users.schema.ts'
import { payments, refunds } from '../../database/schema/payments.schema.ts'
import { callBack, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aKid, aUser, signedInAs } from '../../testing/factories.ts'
import { aCampaign, aWish } from '../../testing/marketing-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
let start: Date
const minutes = (count: number) => new Date(start.getTime() + count * 60_000)
const statusOf = async (response: Promise<{ statusCode: number; json(): { code?: string } }>) => {
  const { statusCode, json } = await response
  return [statusCode, json().code]
}

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app, {})
  start = api.clock.now
}, 60_000)
beforeEach(() => {
  api.clock.now = start
})
afterEach(() => expectShopInvariants(api.database))
afterAll(() => api.close())

test('R-130: refused are another price, another campaign’s package, too many, and what is not open', async () => {
  const made = await aCampaign(api)
  const wish = aWish(made)
  const order = (change: object) => statusOf(visitor.send(orderCampaign, { ...wish, ...change }))
  expect(await order({ total_in_paise: 1 })).toEqual([409, 'price_changed'])
  expect(await order({ quantity: 11 })).toEqual([422, 'invalid_input'])
  expect(await order({ quantity: 0 })).toEqual([422, 'invalid_input'])
  expect(await order({ accepts_terms: false })).toEqual([422, 'invalid_input'])
  expect(await order({ contact: 'asha@' })).toEqual([422, 'invalid_input'])
  const other = await aCampaign(api)
  expect(await order({ package_id: other.pack.id })).toEqual([404, 'not_found'])
  expect(await order({ slug: 'no-such-campaign' })).toEqual([404, 'not_found'])
  for (const days of [8, -3]) {
    api.clock.now = minutes(days * 24 * 60)
    expect(await order({})).toEqual([409, 'not_open'])
  }
  expect(await api.db.$count(campaignOrders)).toBe(0)
})

test('R-130: the list has running ones by their end, then upcoming ones; one that is over keeps its page', async () => {
  const at = (days: number) => minutes(days * 24 * 60)
  const slugs = ['ends-later', 'ends-first', 'comes-later', 'was']
  const times = [
    [-1, 9],
    [-1, 2],
    [3, 9],
    [-9, -1],
  ] as const
  for (const [index, [from, to]] of times.entries())
    await aCampaign(api, {
      campaign: { slug: slugs[index] ?? '', startsAt: at(from), endsAt: at(to) },
    })
  const { data, meta } = await visitor.call(listMarketingCampaigns, { maxRows: 50 })
  expect(data.map(({ slug }) => slug).filter((slug) => slugs.includes(slug))).toEqual([
    'ends-first',
    'ends-later',
    'comes-later',
  ])
  expect(meta.total).toBe(data.length)
  expect(data[0]?.price_from_in_paise).toBe(59_000)
  const was = await visitor.call(getMarketingCampaign, { slug: 'WAS' })
  expect([was.state, was.packages.length]).toEqual(['over', 1])
})

test('R-091: without the secret, or with another order’s, a payment cannot be read, checked, started or billed', async () => {
  const made = await aCampaign(api)
  const [mine, other] = [
    await visitor.call(orderCampaign, aWish(made)),
    await visitor.call(orderCampaign, aWish(made)),
  ]
  const stranger = await signedInAs(api, await aUser(api.db))
  const calls = [
    readCampaignPayment,
    checkCampaignPayment,
    startCampaignPayment,
    openCampaignInvoice,
  ] as const
  for (const secret of [undefined, other.secret, 'x', `${mine.secret} `, mine.secret.slice(0, -1)])
    for (const call of calls)
      for (const caller of [visitor, stranger])
        expect(await statusOf(caller.send(call, { order_code: mine.order_code, secret }))).toEqual([
          404,
          'not_found',
        ])
  expect((await visitor.send(readCampaignPayment, mine)).statusCode).toBe(200)
  // The pages of people with an account know nothing of it either.
  expect((await stranger.send(getPaymentStatus, mine)).statusCode).toBe(404)
})

test.each([
  ['Family pass', 'pass', 'Show your order number at the entrance.'],
  ['One box', 'box', 'It comes by post.'],
  ['One lantern', 'lantern', 'where the lanterns are handed out.'],
])('R-091: who paid for "%s" is told what to do with it', async (name, sells, text) => {
  const wish = {
    ...aWish(await aCampaign(api, { pack: { name, priceInPaise: 0 } })),
    contact: `${sells}@example.com`,
  }
  const order = await visitor.call(orderCampaign, wish)
  expect((await visitor.call(readCampaignPayment, order)).sells).toBe(sells)
  await api.settled()
  const [email] = api.emails.filter(({ to }) => to === wish.contact)
  expect(email?.text).toContain(text)
})

test('R-091: guessing secrets is stopped, and the right one still opens its order', async () => {
  const guesser = callerOf(api.app, { 'x-forwarded-for': '198.51.100.77' })
  const order = await guesser.call(orderCampaign, aWish(await aCampaign(api)))
  const guess = () =>
    guesser.send(readCampaignPayment, { order_code: order.order_code, secret: randomUUID() })
  expect((await guess()).statusCode).toBe(404)
  // As after thirty guesses, in the hundredfold of the tests.
  await api.db.update(throttles).set({ hits: 3000 }).where(like(throttles.key, 'campaign-secret:%'))
  expect((await guess()).statusCode).toBe(429)
  expect((await guesser.send(readCampaignPayment, order)).statusCode).toBe(200)
})

test('R-091, R-130: somebody without an account pays, is told by email, and comes back with code and secret', async () => {
  const wish = aWish(await aCampaign(api), 2)
  const { order_code, secret, payment } = await visitor.call(orderCampaign, wish)
  const of = { order_code, secret }
  expect(await visitor.call(readCampaignPayment, of)).toMatchObject({
    status: 'pending',
    can_retry: true,
    quantity: 2,
    total_in_paise: 118_000,
    package: 'Family pass',
    payer: 'Asha Rao',
    contact: 'pa…@example.com',
    paid_at: null,
  })
  expect(await statusOf(visitor.send(openCampaignInvoice, of))).toEqual([409, 'no_invoice'])
  const url = payment?.gateway_url ?? ''
  expect(url).not.toContain(secret)
  await chooseAtGateway(api, url, 'success')
  const paid = await visitor.call(readCampaignPayment, of)
  expect(paid).toMatchObject({ status: 'success', can_retry: false, paid_at: start.toISOString() })
  expect((await visitor.call(openCampaignInvoice, of)).url).toMatch(/\.pdf$/)
  await api.settled()
  const emails = api.emails.filter(({ to }) => to === wish.contact)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain(
    `/marketing-event/payment-status?order_code=${order_code}#secret=${secret}`,
  )
})

test('R-091, X-027: neither the gateway nor a stored address ever has the secret', async () => {
  const { order_code, secret } = await visitor.call(orderCampaign, aWish(await aCampaign(api)))
  const [order] = await api.db.select().from(orders).where(eq(orders.code, order_code))
  const rows = await api.database.query('select * from sandbox_payments')
  expect(order?.trackingSecret).toBe(secret)
  expect(JSON.stringify(rows)).toContain(order_code)
  expect(JSON.stringify(rows)).not.toContain(secret)
  const answer = await visitor.send(readCampaignPayment, { order_code, secret })
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('R-091: a second payment of the same order is refused, and forged events pay nothing', async () => {
  const { order_code, secret, payment } = await visitor.call(
    orderCampaign,
    aWish(await aCampaign(api)),
  )
  const of = { order_code, secret }
  const [order] = await api.db.select().from(orders).where(eq(orders.code, order_code))
  const [row] = await api.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0))
  const event = JSON.stringify({
    id: randomUUID(),
    kind: 'paid',
    paymentCode: row?.code,
    amountInPaise: 59_000,
  })
  for (const signature of ['', 'x', '0'.repeat(64)]) {
    expect([403, 422]).toContain((await callBack(api, event, signature)).statusCode)
    expect([403, 422]).toContain((await visitor.send(markPayment, { event, signature })).statusCode)
  }
  expect((await visitor.call(checkCampaignPayment, of)).status).toBe('pending')
  const again = await visitor.call(startCampaignPayment, of)
  expect(again.gateway_url).toBe(payment?.gateway_url)
  await chooseAtGateway(api, again.gateway_url, 'success')
  await chooseAtGateway(api, again.gateway_url, 'success')
  expect(await statusOf(visitor.send(startCampaignPayment, of))).toEqual([409, 'not_payable'])
  const taken = await api.db
    .select()
    .from(payments)
    .where(eq(payments.orderId, order?.id ?? 0))
  expect(taken.map(({ status }) => status)).toEqual(['success'])
})

test('R-091: one key is one order, whoever repeats it; with other content it is refused', async () => {
  const made = await aCampaign(api)
  const wish = aWish(made)
  const answers = await Promise.all([1, 2, 3].map(() => visitor.call(orderCampaign, wish)))
  expect(new Set(answers.map(({ order_code }) => order_code)).size).toBe(1)
  const other = { ...wish, quantity: 2, total_in_paise: 118_000 }
  expect(await statusOf(visitor.send(orderCampaign, other))).toEqual([422, 'key_reused'])
  const somebody = await signedInAs(api, await aUser(api.db))
  const own = await somebody.call(orderCampaign, wish)
  expect(own.order_code).not.toBe(answers[0]?.order_code)
})

test('R-091: after a declined payment the place is kept for another try, and free when the time is over', async () => {
  const made = await aCampaign(api, { pack: { capacity: 1 } })
  const { order_code, secret, payment } = await visitor.call(orderCampaign, aWish(made))
  const of = { order_code, secret }
  expect(await statusOf(visitor.send(orderCampaign, aWish(made)))).toEqual([409, 'sold_out'])
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'decline')
  expect(await visitor.call(readCampaignPayment, of)).toMatchObject({
    status: 'failure',
    can_retry: true,
  })
  const second = await visitor.call(startCampaignPayment, of)
  expect(second.gateway_url).not.toBe(payment?.gateway_url)
  api.clock.now = minutes(16)
  await api.app.runScheduledJobs()
  expect(await statusOf(visitor.send(startCampaignPayment, of))).toEqual([409, 'not_payable'])
  const next = await visitor.call(orderCampaign, aWish(made))
  // The first one pays after all: the place is taken, so the money goes back.
  await chooseAtGateway(api, next.payment?.gateway_url ?? '', 'success')
  await chooseAtGateway(api, second.gateway_url, 'success')
  await api.settled()
  const read = await visitor.call(readCampaignPayment, of)
  expect([read.status, read.message]).toEqual(['failure', expect.stringContaining('refunded')])
  expect(await api.db.$count(refunds)).toBe(1)
})

test('R-091: twelve people want the last three at once, and three get them', async () => {
  const made = await aCampaign(api, { pack: { capacity: 3 } })
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.send(orderCampaign, aWish(made))),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
  expect(
    (await visitor.call(getMarketingCampaign, { slug: made.campaign.slug })).packages[0]?.left,
  ).toBe(0)
})

test('R-130: what is free is confirmed at once', async () => {
  const wish = aWish(await aCampaign(api, { pack: { priceInPaise: 0 } }))
  const { order_code, secret, payment } = await visitor.call(orderCampaign, wish)
  expect(payment).toBeNull()
  const of = { order_code, secret }
  expect((await visitor.call(readCampaignPayment, of)).status).toBe('success')
  expect(await statusOf(visitor.send(openCampaignInvoice, of))).toEqual([409, 'no_invoice'])
  await api.settled()
  const emails = api.emails.filter(({ to }) => to === wish.contact)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.text).toContain('free of charge')
  expect(emails[0]?.text).not.toContain('₹0')
})

test('R-091: an order without an account is nobody’s: its contact can still sign up, and kids order nothing', async () => {
  const wish = aWish(await aCampaign(api))
  await visitor.call(orderCampaign, wish)
  const { ticket } = await visitor.call(signUp, {
    name: 'Asha Rao',
    username: wish.contact,
    password: 'orchid-lantern-52',
    accepts_terms: true,
  })
  await api.settled()
  const email = api.emails.findLast(({ to }) => to === wish.contact)
  const code = /\d{6}/.exec(email?.text ?? '')?.[0] ?? ''
  const { access_token } = await visitor.call(confirmSignUp, { ticket, code })
  const asha = callerOf(api.app, { authorization: `Bearer ${access_token}` })
  expect((await asha.call(listTransactions, {})).meta.total).toBe(0)
  const { user } = await aKid(api.db, { user: { loginId: 'KID-7001' } })
  const kid = await signedInAs(api, user)
  expect(await statusOf(kid.send(orderCampaign, wish))).toEqual([403, 'not_authorized'])
})

test('R-023, R-130: who is signed in finds the order among the own transactions, and needs no secret', async () => {
  const user = await aUser(api.db)
  const caller = await signedInAs(api, user)
  const wish = { ...aWish(await aCampaign(api)), contact: user.email ?? '' }
  const { order_code, payment } = await caller.call(orderCampaign, wish)
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  expect((await caller.call(readCampaignPayment, { order_code })).status).toBe('success')
  const { data } = await caller.call(listTransactions, { type: 'campaign' })
  expect(data).toMatchObject([{ order_code, status: 'success', target: expect.any(String) }])
  await api.settled()
  expect(api.emails.filter(({ to }) => to === user.email)).toHaveLength(1)
})
