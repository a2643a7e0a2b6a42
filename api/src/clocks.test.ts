import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  changePassword,
  confirmSignUp,
  countNotifications,
  getOrder,
  getUser,
  logout,
  placeOrder,
  signUp,
} from '@brightyard/contract'
import { chooseAtGateway, quoteOf } from './testing/checkout-factories.ts'
import { aUser, signedInAs, testPassword, tokenOf } from './testing/factories.ts'
import { cookieOf, renewIn, signInTo } from './testing/session-calls.ts'
import { aProduct } from './testing/shop-factories.ts'
import { callerOf, migratedDatabase, startTestApi } from './testing/test-api.ts'
import type { TestApi } from './testing/test-api.ts'

/** How far clocks of machines may be apart. */
const apartMs = 2000
const start = new Date('2026-03-18T10:00:00.000Z')

let [late, early]: TestApi[] = []
beforeAll(async () => {
  const database = await migratedDatabase()
  late = await startTestApi({ database })
  early = await startTestApi({ database })
  late.clock.now = start
  early.clock.now = new Date(start.getTime() + apartMs)
}, 60_000)
afterAll(async () => {
  await early?.app.close()
  await late?.close()
})

const at = ({ app }: TestApi, token: string) => callerOf(app, { authorization: `Bearer ${token}` })

const orders = [
  ['early, then late', () => [early, late]],
  ['late, then early', () => [late, early]],
] as const

test.each(orders)('a session is good at once on the other API: %s', async (_, pair) => {
  const [one, other] = pair() as [TestApi, TestApi]
  const { email } = await aUser(one.db)
  const signedIn = await signInTo(one, email)
  const token = String(signedIn.json().access_token)
  expect((await at(other, token).call(getUser)).email).toBe(email)

  for (const { clock } of [one, other]) clock.now = new Date(clock.now.getTime() + 60_000)
  const renewed = await renewIn(other, cookieOf(signedIn)?.value)
  expect(renewed.statusCode).toBe(200)
  // Another tab asks with the value from before: it is no theft, on either.
  expect((await renewIn(one, cookieOf(signedIn)?.value)).statusCode).toBe(200)
  expect((await renewIn(other, cookieOf(signedIn)?.value)).statusCode).toBe(200)
  expect((await renewIn(one, cookieOf(renewed)?.value)).statusCode).toBe(200)

  await at(other, token).call(logout)
  expect((await at(one, token).send(getUser)).statusCode).toBe(401)
})

test.each(orders)('who changes a password is not signed out by it: %s', async (_, pair) => {
  const [one, other] = pair() as [TestApi, TestApi]
  const user = await aUser(one.db)
  const changing = at(one, await tokenOf(one, user))
  const elsewhere = await tokenOf(other, user)
  const changed = await changing.send(changePassword, {
    current_password: testPassword,
    password: 'orchid-lantern-52',
  })
  expect((await at(other, elsewhere).send(getUser)).statusCode).toBe(401)
  const again = await signInTo(other, user.email, { password: 'orchid-lantern-52' })
  expect(again.statusCode).toBe(200)
  expect((await at(one, String(again.json().access_token)).send(getUser)).statusCode).toBe(200)
  expect((await changing.send(getUser)).statusCode).toBe(401)
  const renewed = await renewIn(other, cookieOf(changed)?.value)
  expect((await at(one, String(renewed.json().access_token)).send(getUser)).statusCode).toBe(200)
})

test.each(orders)('a code that one API sent is taken by the other: %s', async (name, pair) => {
  const [one, other] = pair() as [TestApi, TestApi]
  const username = `${name.slice(0, 4)}@example.com`.toLowerCase()
  const { ticket } = await callerOf(one.app).call(signUp, {
    name: 'Asha Rao',
    username,
    password: 'orchid-lantern-52',
    accepts_terms: true,
  })
  await one.settled()
  const email = [...one.emails, ...other.emails].findLast(({ to }) => to === username)
  const code = /\d{6}/.exec(email?.text ?? '')?.[0] ?? ''
  const { access_token } = await callerOf(other.app).call(confirmSignUp, { ticket, code })
  expect((await at(one, access_token).call(getUser)).email).toBe(username)
})

test.each(orders)('an order goes from one API to the other: %s', async (_, pair) => {
  const [one, other] = pair() as [TestApi, TestApi]
  const product = await aProduct(one.db)
  const user = await aUser(one.db)
  const here = await signedInAs(one, user)
  const there = at(other, await tokenOf(other, user))
  const { placing } = await quoteOf(here, product.id)
  const placed = await there.call(placeOrder, placing)
  expect((await here.call(placeOrder, placing)).order_id).toBe(placed.order_id)
  await chooseAtGateway(one, placed.gateway_url, 'success')
  expect((await there.call(getOrder, { id: placed.order_id })).status).toBe('paid')
  await other.settled()
  expect(await here.call(countNotifications, { app_type: 1 })).toBeGreaterThan(0)
})
