import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  countWishlistAndCart,
  getInvoice,
  getOrder,
  getStudentDashboard,
  getUser,
  listKids,
  listNotifications,
  listOrders,
  listProducts,
  listReviews,
  listRooms,
  orderStatuses,
  requestToken,
  viewCart,
} from '@brightyard/contract'
import sharp from 'sharp'
import { notifications } from '../database/schema/notifications.schema.ts'
import { reviews } from '../database/schema/reviews.schema.ts'
import { callerOf, startTestApi } from '../testing/test-api.ts'
import type { TestApi } from '../testing/test-api.ts'
import { catalogOf } from './catalog/catalog.seed.ts'
import { PictureStore } from './pictures/picture-store.ts'
import { demoPassword } from './people/people.seed.ts'
import { seedRows } from './seed-demo.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await seedRows(api.db, api.clock.now)
}, 60_000)
afterAll(() => api.close())

const signIn = async (username: string) => {
  const { access_token } = await callerOf(api.app).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username,
    password: demoPassword,
  })
  return callerOf(api.app, { authorization: `Bearer ${access_token}` })
}

test.each([
  ['guardian@example.com', 1],
  ['guardian2@example.com', 1],
  ['student@example.com', 2],
  ['KID-1001', 2],
  ['school@example.com', 2],
  ['vendor@example.com', 3],
  ['staff@example.com', 4],
  ['admin@example.com', 5],
  ['rep@example.com', 6],
])('%s signs in with role %d', async (username, role_id) => {
  expect(await (await signIn(username)).call(getUser)).toMatchObject({ role_id })
})

test('the guardian has kids, a school room, a cart, a wishlist and notifications of every type and day', async () => {
  const guardian = await signIn('guardian@example.com')
  const kids = (await guardian.call(listKids)).data
  expect(kids.map((kid) => kid.name)).toEqual(['Aarav Nair', 'Diya Nair'])
  const rooms = (await guardian.call(listRooms, { user_id: kids[0]?.user_id ?? 0 })).data
  expect(rooms.map((room) => room.vendor_type)).toContain(2)
  expect((await guardian.call(viewCart)).data.every((line) => line.error === null)).toBe(true)
  expect(await guardian.call(countWishlistAndCart)).toEqual({ wishlist_count: 7, cart_count: 3 })
  const list = await guardian.call(listNotifications, { app_type: 1 })
  if ('data' in list) throw new Error('A page was answered.')
  const types = ['Chapters', '11', '26', '17', '1021', '1025']
  for (const group of [list.today, list.yesterday])
    expect(group.map((one) => String(one.collection_type))).toEqual(
      expect.arrayContaining(types.slice(0, 4)),
    )
  expect([list.todays_count, list.yesterday_count, list.thisweek_count].every((n) => n >= 7)).toBe(
    true,
  )
})

test('seeding again changes nothing', async () => {
  expect(await seedRows(api.db, api.clock.now)).toBe(false)
})

test('pictures have the promised sizes and formats, and are made once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-media-'))
  try {
    const pictures = new PictureStore()
    const picture = pictures.order(
      { layout: 'product', area: 'shop', icons: ['star'], seed: 'one' },
      'A star',
    )
    const avatar = pictures.orderAvatar(['star'], 'one')
    expect(await pictures.make(folder, () => undefined)).toBe(2)
    const sizeOf = async (address: string) => {
      const { width, height, format } = await sharp(
        join(folder, address.replace('/media/', '')),
      ).metadata()
      return [width, height, format]
    }
    const second = picture.avif.split(', ')[1]?.split(' ')[0] ?? ''
    expect(await sizeOf(picture.src)).toEqual([picture.width, picture.height, 'jpeg'])
    expect(await sizeOf(second)).toEqual([picture.width * 2, picture.height * 2, 'heif'])
    expect(await sizeOf(avatar)).toEqual([50, 50, 'jpeg'])
    expect(readdirSync(folder)).toHaveLength(8)
    expect(await pictures.make(folder, () => undefined)).toBe(0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the data is the same every time', () => {
  const now = new Date('2026-03-18T10:00:00Z')
  const goods = () => JSON.stringify(catalogOf(new PictureStore(), now).goods)
  expect(goods()).toBe(goods())
})

test('S-023: the guardian has orders in every state, whose sums and invoices are right', async () => {
  const guardian = await signIn('guardian@example.com')
  const first = await guardian.call(listOrders)
  const second = await guardian.call(listOrders, { page: 2 })
  const all = [...first.data, ...second.data]
  expect(new Set(all.map((order) => order.status))).toEqual(new Set(orderStatuses))
  for (const { id } of all) {
    const order = await guardian.call(getOrder, { id })
    expect(order.totals.total_in_paise).toBe(
      order.lines.reduce((sum, line) => sum + line.total_in_paise, 0) +
        order.totals.delivery_in_paise,
    )
    if (order.actions.invoice)
      expect((await guardian.call(getInvoice, { id })).totals).toEqual(order.totals)
  }
  const list = await guardian.call(listNotifications, { app_type: 1 })
  if ('data' in list) throw new Error('A page was answered.')
  const parcel = list.today.find((one) => String(one.collection_type) === '17')
  expect((await guardian.call(getOrder, { id: parcel?.action_id ?? 0 })).status).toBe('shipped')
})

test('products have reviews, and their averages follow from them', async () => {
  const visitor = callerOf(api.app)
  const { data } = await visitor.call(listProducts, { sortColumn: 'rating', sortDirection: 'desc' })
  const best = data[0]
  const reviews = await visitor.call(listReviews, { id: best?.id ?? 0 })
  expect(reviews.summary).toMatchObject({
    average: best?.rating.average,
    count: best?.rating.count,
  })
})

test('no product has the same review twice', async () => {
  const rows = await api.db.select({ id: reviews.productId, text: reviews.text }).from(reviews)
  expect(rows.length).toBeGreaterThan(100)
  expect(new Set(rows.map(({ id, text }) => `${id} ${text}`)).size).toBe(rows.length)
})

test('news of an event or a workshop lead to the one they name', async () => {
  const rows = await api.db.select().from(notifications)
  const slugOf = (name: string) =>
    new Set(rows.filter((row) => row.description.includes(name)).map((row) => row.actionSlug))
  expect(slugOf('Clay Animals')).toEqual(new Set(['clay-animals']))
  expect(slugOf('Paper Lanterns')).toEqual(new Set(['paper-lanterns-for-beginners']))
  expect(slugOf('Storytelling Festival')).toEqual(new Set(['storytelling-festival']))
})

test.each([
  ['student@example.com', 35, 9],
  ['KID-1002', 3, 2],
  ['KID-1003', 32, 7],
])('R-063: %s has %d lessons a week and %d things to do or done', async (kid, week, given) => {
  const { lessons, assessments } = await (await signIn(kid)).call(getStudentDashboard)
  expect([lessons.length, assessments.length]).toEqual([week, given])
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(week)
  expect(new Set(assessments.map(({ state }) => state))).toContain('due')
})
