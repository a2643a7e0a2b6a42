import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getUser, signUp } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { users } from '../../database/schema/users.schema.ts'
import { aUser } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitors = 0
/** Each from an address of its own, so that the limit per address does not meddle. */
const aVisitor = () => callerOf(api.app, { 'x-forwarded-for': `198.51.100.${++visitors}` })
const fields = {
  name: 'Asha Rao',
  username: 'asha@example.com',
  password: 'orchid-lantern-52',
  accepts_terms: true,
} as const

beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test.each([
  ['name', { name: '  ' }],
  ['name', { name: 'x'.repeat(101) }],
  ['username', { username: 'asha@' }],
  ['username', { username: '12345' }],
  ['username', { username: '+91 12345' }],
  ['password', { password: 'short' }],
  ['password', { password: 'password1' }],
  ['password', { password: 'Qwertyuiop' }],
  ['accepts_terms', { accepts_terms: false }],
  ['reference_code', { reference_code: 'NOSUCH00' }],
])('V-012: sign-up refuses a bad %s and says what to change', async (field, change) => {
  const response = await aVisitor().send(signUp, { ...fields, ...change })
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual([field])
  expect(response.json().fields[field]).toMatch(/^[A-Z].+[.]$/)
})

test('Y-016: the three thousand most common passwords are refused', async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const { refuseCommonPassword } = await import('./passwords.ts')
  for (const password of dictionary['passwords-common'].slice(0, 3000)) {
    expect(() => refuseCommonPassword(String(password))).toThrow()
  }
  expect(() => refuseCommonPassword('orchid-lantern-52')).not.toThrow()
})

test('sign-up makes a guardian, signs in, and keeps no readable password', async () => {
  const visitor = aVisitor()
  const { access_token } = await visitor.call(signUp, { ...fields, username: ' Asha@Example.com ' })
  const user = await callerOf(api.app, { authorization: `Bearer ${access_token}` }).call(getUser)
  expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', role_id: 1 })
  expect(user.reference_code).toMatch(/^[A-Z2-9]{8}$/)
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
})

test('V-014: a mobile number is read by its country and kept in one form', async () => {
  const visitor = aVisitor()
  const { access_token } = await visitor.call(signUp, { ...fields, username: '098765 00099' })
  const user = await callerOf(api.app, { authorization: `Bearer ${access_token}` }).call(getUser)
  expect(user).toMatchObject({ email: null, mobile: '+919876500099' })
})

test('a contact that has an account is refused, however it is written', async () => {
  await aUser(api.db, { email: 'taken@example.com' })
  const response = await aVisitor().send(signUp, { ...fields, username: 'TAKEN@example.com' })
  expect(response.statusCode).toBe(422)
  expect(response.json().fields.username).toContain('There is an account')
})

test('Y-014: fields that only the server sets are ignored', async () => {
  const serverOnly = { role: 'superAdmin', role_id: 5, id: 1, reference_code: undefined }
  const { access_token } = await aVisitor().call(signUp, {
    ...fields,
    username: 'plain@example.com',
    ...serverOnly,
  })
  const user = await callerOf(api.app, { authorization: `Bearer ${access_token}` }).call(getUser)
  expect(user).toMatchObject({ role: 'guardian', role_id: 1 })
})

test('a referral code names who sent the invitation', async () => {
  const referrer = await aUser(api.db)
  await aVisitor().call(signUp, {
    ...fields,
    username: 'invited@example.com',
    reference_code: referrer.referenceCode.toLowerCase(),
  })
  const [row] = await api.db.select().from(users).where(eq(users.email, 'invited@example.com'))
  expect(row?.referredBy).toBe(referrer.id)
})

test('Y-018: an address makes five accounts in thirty minutes, not six', async () => {
  const visitor = aVisitor()
  for (let one = 0; one < 5; one++) {
    await visitor.call(signUp, { ...fields, username: `many${one}@example.com` })
  }
  const sixth = await visitor.send(signUp, { ...fields, username: 'many5@example.com' })
  expect(sixth.statusCode).toBe(429)
  expect(Number(sixth.headers['retry-after'])).toBe(30 * 60)
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
  await visitor.call(signUp, { ...fields, username: 'many5@example.com' })
})
