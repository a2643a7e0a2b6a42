import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { exportCampaignOrders, listCampaignOrders, orderCampaign } from '@brightyard/contract'
import { anAddress, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { aCampaign, aWish } from '../../testing/marketing-factories.ts'
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

const asks = {
  campaign: {
    asksAddress: true,
    choices: [{ key: 'age', label: 'Age of the child', options: ['3 to 5 years', '6 to 8 years'] }],
  },
  pack: { name: 'Two boxes', pieces: 2 },
}

test('R-130: who packs finds what is paid, with address and choices, by campaign; nobody else does', async () => {
  const boxes = await aCampaign(api, asks)
  const wish = {
    ...aWish(boxes),
    address: anAddress,
    choices: [{ age: '3 to 5 years' }, { age: '6 to 8 years' }],
  }
  const { order_code, payment } = await visitor.call(orderCampaign, wish)
  const { campaign } = boxes
  const seen = () => admin.call(listCampaignOrders, { campaign: campaign.slug })
  expect((await seen()).data).toEqual([])
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
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
    },
  ])
  expect(campaigns).toEqual([
    { slug: campaign.slug, title: campaign.title, orders: 1 },
    { slug: free.campaign.slug, title: free.campaign.title, orders: 1 },
  ])
  expect((await admin.call(listCampaignOrders, {})).meta.total).toBe(2)

  const guardian = await signedInAs(api, await aUser(api.db))
  expect((await guardian.send(listCampaignOrders, {})).statusCode).toBe(403)
  expect((await admin.send(listCampaignOrders, { campaign: 'no-such' })).statusCode).toBe(404)
})

test('R-130: each piece is a line of the table, and no name becomes a formula', async () => {
  const boxes = await aCampaign(api, asks)
  const { payment } = await visitor.call(orderCampaign, {
    ...aWish(boxes),
    name: '=HYPERLINK(1)',
    address: anAddress,
    choices: [{ age: '3 to 5 years' }, { age: '6 to 8 years' }],
  })
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  const { file_name, csv } = await admin.call(exportCampaignOrders, {
    campaign: boxes.campaign.slug,
  })
  expect(file_name).toContain(boxes.campaign.slug)
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"'=HYPERLINK(1)"`)
  expect(lines[2]).toContain('"6 to 8 years"')
})
