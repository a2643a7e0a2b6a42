import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  exportCampaignOrders,
  listCampaignOrders,
  orderCampaign,
  readCampaignPayment,
  sendCampaignOrder,
} from '@brightyard/contract'
import { anAddress, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aCampaign, anOrderedBox, aWish } from '../../testing/marketing-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitor: Caller
let admin: Caller

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app, {})
  admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
}, 60_000)
afterAll(() => api.close())

async function aPaidBox(changes: { name?: string } = {}) {
  const box = await anOrderedBox(api, changes)
  await chooseAtGateway(api, box.gatewayUrl, 'success')
  return box
}

test('R-130: who packs finds what is paid, with address and choices, by campaign; nobody else does', async () => {
  const { campaign, wish, order_code, gatewayUrl } = await anOrderedBox(api)
  const seen = () => admin.call(listCampaignOrders, { campaign: campaign.slug })
  expect((await seen()).data).toEqual([])
  await chooseAtGateway(api, gatewayUrl, 'success')
  const free = await aCampaign(api, { pack: { priceInPaise: 0 } })
  await visitor.call(orderCampaign, aWish(free))

  const { data, meta, campaigns } = await seen()
  expect(meta.total).toBe(1)
  expect(data).toMatchObject([
    {
      order_code,
      package: 'Two boxes',
      contact: wish.contact,
      address: { city: anAddress.city },
      chosen: [['3 to 5 years'], ['6 to 8 years']],
      sent: null,
    },
  ])
  expect(campaigns).toEqual([
    { slug: campaign.slug, title: campaign.title, orders: 1 },
    { slug: free.campaign.slug, title: free.campaign.title, orders: 1 },
  ])
  expect((await admin.call(listCampaignOrders, {})).meta.total).toBe(2)
  // What takes place is never to be sent.
  expect((await admin.call(listCampaignOrders, { stage: 'to_send' })).data).toMatchObject([
    { order_code },
  ])

  const guardian = await signedInAs(api, await aUser(api.db))
  expect((await guardian.send(listCampaignOrders, {})).statusCode).toBe(403)
  expect((await admin.send(listCampaignOrders, { campaign: 'no-such' })).statusCode).toBe(404)
})

test('R-130: what is sent leaves the list of what is to be sent, and the buyer is told once, with its number', async () => {
  const { campaign, wish, order_code, secret } = await aPaidBox()
  const parcel = { carrier: 'India Post', number: 'EK123456789IN' }
  const both = await Promise.all([
    admin.send(sendCampaignOrder, { order_code, parcel }),
    admin.send(sendCampaignOrder, { order_code, parcel }),
  ])
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])

  const of = (stage: 'to_send' | 'sent') =>
    admin.call(listCampaignOrders, { campaign: campaign.slug, stage })
  expect((await of('to_send')).meta.total).toBe(0)
  expect((await of('sent')).data).toMatchObject([{ order_code, sent: { parcel } }])
  expect((await admin.call(exportCampaignOrders, { campaign: campaign.slug })).csv).toContain(
    'EK123456789IN',
  )
  expect(await visitor.call(readCampaignPayment, { order_code, secret })).toMatchObject({
    status: 'success',
    sent: { at: api.clock.now.toISOString(), parcel },
  })
  await api.settled()
  const news = api.emails.filter(
    ({ to, subject }) => to === wish.contact && subject.startsWith('Your order is on its way'),
  )
  expect(news).toHaveLength(1)
  expect(news[0]?.text).toContain('India Post, parcel EK123456789IN.')
})

test('R-130: a letter has no number; what is unpaid, unknown or takes place is not sent', async () => {
  const letter = await aPaidBox()
  const sent = await admin.call(sendCampaignOrder, { order_code: letter.order_code })
  expect(sent.sent).toEqual({ at: api.clock.now.toISOString(), parcel: null })

  const { order_code: unpaid } = await anOrderedBox(api)
  expect((await admin.send(sendCampaignOrder, { order_code: unpaid })).statusCode).toBe(404)
  expect((await admin.send(sendCampaignOrder, { order_code: 'BY-NONE' })).statusCode).toBe(404)
  const place = await visitor.call(
    orderCampaign,
    aWish(await aCampaign(api, { pack: { priceInPaise: 0 } })),
  )
  const refused = await admin.send(sendCampaignOrder, { order_code: place.order_code })
  expect(refused.statusCode).toBe(409)
  const blank = { order_code: letter.order_code, parcel: { carrier: ' ', number: '1' } }
  expect((await admin.send(sendCampaignOrder, blank)).statusCode).toBe(422)
})

test('R-130: each piece is a line of the table, and no name becomes a formula', async () => {
  const { campaign } = await aPaidBox({ name: '=HYPERLINK(1)' })
  const { file_name, csv } = await admin.call(exportCampaignOrders, { campaign: campaign.slug })
  expect(file_name).toContain(campaign.slug)
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'=HYPERLINK(1)"`)
  expect(lines[2]).toContain('"6 to 8 years"')
})
