import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  cancelDeletion,
  exportOwnData,
  getSecurity,
  getUser,
  requestDeletion,
} from '@brightyard/contract'
import { eq, sql } from 'drizzle-orm'
import { notifications, referrals } from '../../database/schema/notifications.schema.ts'
import { cartLines } from '../../database/schema/shop.schema.ts'
import { guardianships, users } from '../../database/schema/users.schema.ts'
import { aKid, aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let guardian: Awaited<ReturnType<typeof aUser>>
let other: Awaited<ReturnType<typeof aUser>>
let caller: Caller
const day = 24 * 60 * 60_000
const proof = { current_password: testPassword }
const wish = { understands: true, ...proof } as const

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  guardian = await aUser(api.db, { city: 'Kolhapur' })
  other = await aUser(api.db)
  caller = await signedInAs(api, guardian)
  await api.settled()
  api.emails.length = 0
})
afterAll(() => api.close())

const rowOf = async ({ id }: { id: number }) => {
  const [row] = await api.db.select().from(users).where(eq(users.id, id))
  return row
}

/** Rows in many tables, of the guardian and of somebody else. */
async function fill() {
  const product = await aProduct(api.db)
  for (const { id } of [guardian, other]) {
    await api.db
      .insert(notifications)
      .values({ userId: id, title: `Notice for ${id}`, description: '' })
    await api.db.insert(cartLines).values({
      userId: id,
      productId: product.id,
      variantId: product.first.id,
      quantity: 1,
      seenPriceInPaise: 118_000,
    })
    await api.db
      .insert(referrals)
      .values({ userId: id, contact: `friend${id}@example.com`, isVendor: false, countryId: 1 })
  }
}

test.each([exportOwnData, requestDeletion])('Q-024: $name wants the password', async (call) => {
  for (const current_password of [undefined, 'wrong']) {
    const response = await caller.send(call, { understands: true, current_password })
    expect(response.json().fields).toHaveProperty('current_password')
  }
})

test('Q-024: the export holds what is stored about the person and the own kids, no secret, and nobody else', async () => {
  await fill()
  await aKid(api.db, { guardianId: guardian.id, user: { name: 'Tara of ours' } })
  await aKid(api.db, { guardianId: other.id, user: { name: 'Somebody else’s kid' } })
  const { data } = await caller.call(exportOwnData, proof)
  const text = JSON.stringify(data)
  for (const own of [guardian.email, 'Kolhapur', `Notice for ${guardian.id}`, 'Tara of ours'])
    expect(text).toContain(own)
  for (const foreign of [
    other.email,
    `Notice for ${other.id}`,
    'Somebody else',
    `friend${other.id}@`,
  ])
    expect(text).not.toContain(foreign)
  expect(text).not.toMatch(/hash|argon2|secret/i)
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining([
      'profile',
      'kids',
      'cart_lines',
      'notifications',
      'referrals',
      'sessions',
    ]),
  )
})

test('Q-024: the data is given five times a day', async () => {
  for (let one = 0; one < 5; one++) await caller.call(exportOwnData, proof)
  expect((await caller.send(exportOwnData, proof)).statusCode).toBe(429)
})

test('Q-024: nothing is deleted without the confirmation, nor before fourteen days', async () => {
  expect((await caller.send(requestDeletion, proof)).statusCode).toBe(422)
  const { deletion_due_at } = await caller.call(requestDeletion, wish)
  expect(deletion_due_at).toBe(new Date(api.clock.now.getTime() + 14 * day).toISOString())
  await api.settled()
  expect(api.emails.at(-1)).toMatchObject({ to: guardian.email })
  api.clock.now = new Date(api.clock.now.getTime() + 14 * day - 1000)
  await api.app.runScheduledJobs()
  expect((await rowOf(guardian))?.email).toBe(guardian.email)
})

test('Q-024: asking again puts nothing off, and it can be called off', async () => {
  const first = await caller.call(requestDeletion, wish)
  api.clock.now = new Date(api.clock.now.getTime() + 60_000)
  const second = await caller.call(requestDeletion, wish)
  expect(second.deletion_due_at).toBe(first.deletion_due_at)
  await caller.call(cancelDeletion)
  expect((await caller.call(getSecurity)).deletion_due_at).toBeNull()
  api.clock.now = new Date(api.clock.now.getTime() + 15 * day)
  await api.app.runScheduledJobs()
  expect((await rowOf(guardian))?.email).toBe(guardian.email)
})

test('Q-024, Y-046: when the time is over, person and kids are gone from every table, and nobody else is', async () => {
  await fill()
  const own = await aKid(api.db, {
    guardianId: guardian.id,
    user: { loginId: `KID-9${guardian.id}` },
  })
  const shared = await aKid(api.db, { guardianId: guardian.id })
  await api.db.insert(guardianships).values({ guardianId: other.id, studentId: shared.studentId })
  await caller.call(requestDeletion, wish)
  api.clock.now = new Date(api.clock.now.getTime() + 14 * day)
  await Promise.all([api.app.runScheduledJobs(), api.app.runScheduledJobs()])
  await api.settled()

  for (const gone of [guardian, own.user]) {
    expect(await rowOf(gone)).toMatchObject({
      name: 'Deleted account',
      email: null,
      mobile: null,
      loginId: null,
      passwordHash: null,
      city: null,
    })
  }
  expect((await rowOf(shared.user))?.name).toBe(shared.user.name)
  for (const table of ['sessions', 'notifications', 'cart_lines', 'referrals', 'consents']) {
    const rows = await countOf(table, guardian.id)
    expect([table, rows]).toEqual([table, 0])
  }
  expect(await countOf('notifications', other.id)).toBe(1)
  expect((await caller.send(getUser)).statusCode).toBe(401)
  expect(api.emails.filter(({ subject }) => subject.includes('is deleted'))).toHaveLength(1)
  const back = await callerOf(api.app).send(exportOwnData, proof)
  expect(back.statusCode).toBe(401)
})

async function countOf(table: string, userId: number): Promise<number> {
  const [row] = await api.db
    .select({ count: sql<string>`count(*)` })
    .from(sql`${sql.identifier(table)}`)
    .where(sql`user_id = ${userId}`)
  return Number(row?.count)
}
