import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { LiveNotice, openNotificationStream } from '@brightyard/contract'
import { seedRows } from './demo/seed-demo.ts'
import { outcomeFor } from './testing/access/access-row.ts'
import type { World } from './testing/access/access-row.ts'
import { accessTable } from './testing/access/access-table.ts'
import { aSchoolDay, startAccessApi } from './testing/access/access-world.ts'
import { tryAccess } from './testing/access/try-access.ts'

// All other tests of the API run on PostgreSQL. This one keeps the embedded database proved.

let world: World
beforeAll(async () => {
  const api = await startAccessApi({ embedded: true })
  expect(await seedRows(api.db, api.clock.now)).toBe(true)
  world = await aSchoolDay(api)
}, 120_000)
afterAll(() => world.api.close())

/** A call of each module; those that lock rows or write in a transaction where there is one. */
const calls: Record<string, string> = {
  addresses: 'addAddress',
  applications: 'sendApplication',
  assessments: 'listAssessments',
  auth: 'confirmSignUp',
  bookings: 'bookSeats',
  cart: 'addToCart',
  catalog: 'listFacets',
  checkout: 'placeOrder',
  content: 'listContent',
  countries: 'listCountries',
  coupons: 'applyCoupon',
  dashboard: 'getDashboard',
  delivery: 'estimateDelivery',
  feeds: 'likePost',
  forms: 'sendFormAnswer',
  invoices: 'getInvoice',
  kids: 'addKid',
  live: 'joinLiveClass',
  marketing: 'orderCampaign',
  moderation: 'reportContent',
  newsletter: 'subscribeToNewsletter',
  notifications: 'markNotificationRead',
  offerings: 'listOfferings',
  orders: 'cancelOrder',
  payments: 'getPaymentStatus',
  practice: 'startPractice',
  profile: 'setAvatar',
  programs: 'finishProgramLesson',
  push: 'registerPushToken',
  referrals: 'referUser',
  reviews: 'writeReview',
  search: 'search',
  security: 'exportOwnData',
  settings: 'getSiteSettings',
  social: 'startSocialSignIn',
  stock: 'listStock',
  'stock-alerts': 'askStockAlert',
  students: 'registerStudent',
  talent: 'createEntry',
  subscriptions: 'getKidSubscription',
  transactions: 'getTransaction',
  uploads: 'sendUploadPart',
  wishlist: 'addToWishlist',
}
/** Without calls of their own: files, emails, and the provider of the development site. */
const others = ['identity-provider', 'media', 'messages']

test('every module is tried', () => {
  const modules = readdirSync(join(import.meta.dirname, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  expect([...Object.keys(calls), ...others].toSorted()).toEqual(modules.toSorted())
})

test.each(Object.entries(calls))('%s works on the embedded database: %s', async (_, name) => {
  const row = accessTable.find(({ call }) => call.name === name)
  const actor = (['owner', 'super admin', 'school representative'] as const).find(
    (one) => row && outcomeFor(row.outcomes, one) === 200,
  )
  if (!row || !actor) throw new Error(`The access table lets nobody call ${name}.`)
  const input = (await row.given?.(world, 'owner')) ?? {}
  await tryAccess(world, row, { actor, input, outcome: 200 })
})

test('a live notification arrives through the embedded database', async () => {
  const { api, callers, people } = world
  const { address } = await callers.owner.call(openNotificationStream, {})
  const stream = await fetch(new URL(address, api.app.listeningOrigin))
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  const first = await reader?.read()
  expect(first?.value).toContain('event: notice')
  await api.app.notify({ userId: people.owner.id, topic: 'learning', title: 'A new chapter' })
  const second = await reader?.read()
  const notice = LiveNotice.parse(JSON.parse(second?.value?.split('\ndata: ')[1] ?? ''))
  expect(notice.arrived?.title).toBe('A new chapter')
  await reader?.cancel()
})
