import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  exportOwnData,
  getMarketingCampaign,
  getTransaction,
  openCalendar,
  orderCampaign,
  readCampaignPayment,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { campaignOrders } from '../../database/schema/marketing.schema.ts'
import { anAddress, chooseAtGateway } from '../../testing/checkout-factories.ts'
import { expectShopInvariants } from '../../testing/expect-shop-invariants.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { aCampaign, aWish } from '../../testing/marketing-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import { soldAs } from './marketing.repository.ts'

let api: TestApi
let visitor: Caller

beforeAll(async () => {
  api = await startTestApi({ rateLimitFactor: 100 })
  visitor = callerOf(api.app, {})
}, 60_000)
afterEach(() => expectShopInvariants(api.database))
afterAll(() => api.close())

const asks = {
  campaign: {
    asksAddress: true,
    choices: [
      { key: 'age', label: 'Age of the child', options: ['3 to 5 years', '6 to 8 years'] },
      { key: 'language', label: 'Language', options: ['English', 'Kannada'] },
    ],
  },
  pack: { name: 'Two boxes', pieces: 2 },
}
const young = { age: '3 to 5 years', language: 'Kannada' }
const older = { age: '6 to 8 years', language: 'English' }

test('R-130: refused is what is sent without an address, or with a choice that is none of the options', async () => {
  const wish = { ...aWish(await aCampaign(api, asks)), address: anAddress, choices: [young, older] }
  const refused = async (change: object) => {
    const response = await visitor.send(orderCampaign, { ...wish, ...change })
    return [response.statusCode, ...Object.keys(response.json().fields).toSorted()]
  }
  expect(await refused({ address: undefined })).toEqual([422, 'address'])
  expect(await refused({ address: { ...anAddress, pincode: '12' } })).toEqual([422, 'address'])
  expect(await refused({ address: { ...anAddress, mobile: '12' } })).toEqual([
    422,
    'address.mobile',
  ])
  expect(await refused({ choices: undefined })).toEqual([
    422,
    'choices.0.age',
    'choices.0.language',
    'choices.1.age',
    'choices.1.language',
  ])
  expect(await refused({ choices: [young] })).toEqual([422, 'choices.1.age', 'choices.1.language'])
  const french = { ...older, language: 'French' }
  expect(await refused({ choices: [young, french] })).toEqual([422, 'choices.1.language'])
  expect(await api.db.$count(campaignOrders, eq(campaignOrders.contact, wish.contact))).toBe(0)
})

test('R-091, R-130: what is sent keeps address and choices, shows them to who ordered, and says so in the email', async () => {
  const user = await aUser(api.db)
  const caller = await signedInAs(api, user)
  const made = await aCampaign(api, { ...asks, pack: { name: 'Two boxes', pieces: 2 } })
  const wish = {
    ...aWish(made),
    contact: user.email ?? '',
    address: { ...anAddress, city: 'Hubballi' },
    choices: [{ ...young, shoe: '34' }, older],
  }
  const { order_code, payment } = await caller.call(orderCampaign, wish)
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  const paid = await caller.call(readCampaignPayment, { order_code })
  expect(paid).toMatchObject({ event: null, address: { city: 'Hubballi', line1: anAddress.line1 } })
  expect(paid.chosen).toEqual([
    ['3 to 5 years', 'Kannada'],
    ['6 to 8 years', 'English'],
  ])
  await api.settled()
  const email = api.emails.find(({ to }) => to === user.email)
  expect(email?.text).toContain(`${made.campaign.title}: 1 × Two boxes.`)
  expect(email?.text).toContain('It comes by post to Hubballi.')
  expect(email?.text).toContain('You chose 3 to 5 years, Kannada; 6 to 8 years, English.')
  const { data } = await caller.call(exportOwnData, { current_password: testPassword })
  expect(JSON.stringify(data['orders'])).toContain('Hubballi')
  expect(JSON.stringify(data['campaign_orders'])).toContain('Kannada')
  expect(JSON.stringify(data)).not.toContain('shoe')
})

test('R-130: what the campaign does not ask is not stored', async () => {
  const wish = { ...aWish(await aCampaign(api)), address: anAddress, choices: [young] }
  const order = await visitor.call(orderCampaign, wish)
  const [held] = await api.db
    .select()
    .from(campaignOrders)
    .where(eq(campaignOrders.contact, wish.contact))
  expect(held?.choices).toEqual([])
  expect(await visitor.call(readCampaignPayment, order)).toMatchObject({
    address: null,
    chosen: [],
  })
})

test('R-091, R-130: campaign, order, email and calendar say when and where it takes place', async () => {
  const event = {
    eventStartsAt: new Date('2027-01-09T12:00:00.000Z'),
    eventEndsAt: new Date('2027-01-10T01:00:00.000Z'),
  }
  const eventEndsAt = new Date('2027-01-09T16:30:00.000Z')
  const made = await aCampaign(api, {
    campaign: event,
    pack: { name: 'Evening place', eventEndsAt },
  })
  const { slug, title } = made.campaign
  expect(await visitor.call(getMarketingCampaign, { slug })).toMatchObject({
    event: { starts_at: '2027-01-09T12:00:00.000Z', ends_at: '2027-01-10T01:00:00.000Z' },
  })
  const user = await aUser(api.db)
  const caller = await signedInAs(api, user)
  const { order_code, payment } = await caller.call(orderCampaign, {
    ...aWish(made),
    contact: user.email ?? '',
  })
  expect((await caller.send(openCalendar, { order_code })).json().code).toBe('no_date')
  await chooseAtGateway(api, payment?.gateway_url ?? '', 'success')
  expect((await caller.call(readCampaignPayment, { order_code })).event).toEqual({
    starts_at: '2027-01-09T12:00:00.000Z',
    ends_at: '2027-01-09T16:30:00.000Z',
  })
  await api.settled()
  expect(api.emails.find(({ to }) => to === user.email)?.text).toContain(
    `${title}: 1 × Evening place. Saturday, 9 January 2027 at 5:30 pm IST. Cubbon Park, Bengaluru.`,
  )
  const { url } = await caller.call(openCalendar, { order_code })
  const body = await (await fetch(`${api.app.listeningOrigin}${url}`)).text()
  expect(body).toContain(`SUMMARY:${title}`)
  expect(body).toContain('DTEND;TZID=Asia/Kolkata:20270109T220000')
})

test('R-023, R-130: what was free has no invoice among the own transactions', async () => {
  const caller = await signedInAs(api, await aUser(api.db))
  const wish = aWish(await aCampaign(api, { pack: { priceInPaise: 0 } }))
  const { order_code } = await caller.call(orderCampaign, wish)
  const { actions } = await caller.call(getTransaction, { order_code })
  expect(actions).toMatchObject({ invoice: false, calendar: false })
})

test('R-130: a campaign says what it sells, and that it is a place where its packages do not', () => {
  expect(soldAs(['One box', 'Three boxes'])).toBe('box')
  expect(soldAs(['Day pass'])).toBe('pass')
  expect(soldAs(['One lantern', 'Family lantern', 'Patron'])).toBe('lantern')
  expect(soldAs(['Evening', 'Night camp'])).toBe('place')
  expect(soldAs([])).toBe('place')
})
