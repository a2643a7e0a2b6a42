import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { confirmSignUp, getUser, listReferrals, referUser, signUp } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { consents, contactCodes } from '../../database/schema/identity.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitors = 0
/** Each from its own address, so that the limit per address does not interfere. */
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
  ['name', { name: '\u200B\u202E' }],
  ['name', { name: '12 34' }],
  ['name', { name: 'BRIGHTYARD' }],
  ['name', { name: 'Br\u0456ghty\u0430rd Team' }],
  ['name', { name: 'Bright\u200Byard' }],
  ['name', { name: 'Ｂｒｉｇｈｔｙａｒｄ' }],
  ['name', { name: 'B r 1 g h t y a r d' }],
  ['name', { name: 'Admin' }],
  ['name', { name: 'Asha Supp0rt' }],
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

const asToken = (token: string) => callerOf(api.app, { authorization: `Bearer ${token}` })

async function codeOf(contact: string) {
  await api.settled()
  const email = api.emails.findLast(({ to }) => to === contact)
  return /\d{6}/.exec(email?.text ?? '')?.[0] ?? ''
}

/** Both steps, as a person takes them; gives the account. */
async function join(username: string, change: object = {}) {
  const { ticket } = await aVisitor().call(signUp, { ...fields, username, ...change })
  const code = await codeOf(username.trim().toLowerCase())
  const { access_token } = await aVisitor().call(confirmSignUp, { ticket, code })
  return asToken(access_token).call(getUser)
}
test('R-060: the code makes a guardian, signs in, and no readable password is kept', async () => {
  const { ticket } = await aVisitor().call(signUp, { ...fields, username: ' Asha@Example.com ' })
  expect(await api.db.select().from(users).where(eq(users.email, 'asha@example.com'))).toEqual([])
  const code = await codeOf('asha@example.com')
  expect(JSON.stringify(await api.db.select().from(contactCodes))).not.toContain(ticket)
  const { access_token } = await aVisitor().call(confirmSignUp, { ticket, code })
  const user = await asToken(access_token).call(getUser)
  expect(user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com', role_id: 1 })
  expect(user.reference_code).toMatch(/^[A-Z2-9]{8}$/)
  const [row] = await api.db.select().from(users).where(eq(users.id, user.id))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  expect(row?.emailVerifiedAt).toEqual(api.clock.now)
})

test('V-014: a mobile number is read by its country, kept in one form, and gets its code as a text message', async () => {
  const { ticket } = await aVisitor().call(signUp, { ...fields, username: '098765 00099' })
  const code = await codeOf('+919876500099')
  const { access_token } = await aVisitor().call(confirmSignUp, { ticket, code })
  const user = await asToken(access_token).call(getUser)
  expect(user).toMatchObject({ email: null, mobile: '+919876500099' })
})

test('a contact with an account gets the same answer; its owner is notified, and no code creates a second one', async () => {
  await aUser(api.db, { email: 'taken@example.com' })
  const free = await aVisitor().call(signUp, { ...fields, username: 'free@example.com' })
  const taken = await aVisitor().call(signUp, { ...fields, username: 'TAKEN@example.com' })
  expect({ ...taken, ticket: '' }).toEqual({
    ...free,
    ticket: '',
    message: free.message.replace('free@', 'taken@'),
  })
  await api.settled()
  const email = api.emails.findLast(({ to }) => to === 'taken@example.com')
  expect(email?.subject).toContain('already')
  expect(email?.text).not.toMatch(/\b\d{6}\b/)
  for (const code of ['000000', '123456']) {
    const refused = await aVisitor().send(confirmSignUp, { ticket: taken.ticket, code })
    expect(refused.json().fields).toHaveProperty('code')
  }
})

test('five wrong codes end the ticket, even for the right one; so do thirty minutes and the first use', async () => {
  const tries = async (ticket: string, code: string) =>
    (await aVisitor().send(confirmSignUp, { ticket, code })).json().code
  const guessed = await aVisitor().call(signUp, { ...fields, username: 'guessed@example.com' })
  const right = await codeOf('guessed@example.com')
  const wrong = right === '000000' ? '000001' : '000000'
  for (let one = 0; one < 5; one++) expect(await tries(guessed.ticket, wrong)).toBe('invalid_input')
  expect(await tries(guessed.ticket, right)).toBe('code_expired')

  const late = await aVisitor().call(signUp, { ...fields, username: 'late@example.com' })
  const code = await codeOf('late@example.com')
  api.clock.now = new Date(api.clock.now.getTime() + 30 * 60_000)
  expect(await tries(late.ticket, code)).toBe('code_expired')

  const once = await aVisitor().call(signUp, { ...fields, username: 'once@example.com' })
  const onceCode = await codeOf('once@example.com')
  await aVisitor().call(confirmSignUp, { ticket: once.ticket, code: onceCode })
  expect(await tries(once.ticket, onceCode)).toBe('code_expired')
})

test('twenty guesses at once count as twenty: five are looked at', async () => {
  const { ticket } = await aVisitor().call(signUp, { ...fields, username: 'race@example.com' })
  const right = await codeOf('race@example.com')
  const guesses = Array.from({ length: 20 }, (_, index) =>
    String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'),
  )
  const answers = await Promise.all(
    guesses.map((code) => aVisitor().send(confirmSignUp, { ticket, code })),
  )
  const looked = answers.filter((answer) => answer.json().code === 'invalid_input')
  expect(looked).toHaveLength(5)
})

test('R-060, Y-014: fields that only the server sets, the role above all, are ignored', async () => {
  const serverOnly = { role: 'superAdmin', role_id: 5, id: 1, email_verified: true }
  const user = await join('plain@example.com', serverOnly)
  expect(user).toMatchObject({ role: 'guardian', role_id: 1 })
})

test('R-024, Y-046: what was agreed to is kept with its version and the time', async () => {
  const user = await join('agreeing@example.com', { consents_to_child_data: true })
  const given = await api.db.select().from(consents).where(eq(consents.userId, user.id))
  expect(given.map(({ subject }) => subject).toSorted()).toEqual(['child-data', 'terms'])
  expect(given[0]).toMatchObject({ givenAt: api.clock.now, version: expect.stringMatching(/^\d/) })
})

test('Q-032: an invited person who joins is recorded, and the owner of the code rewarded once', async () => {
  const [inviter, other] = [await aUser(api.db), await aUser(api.db)]
  const callers = [await signedInAs(api, inviter), await signedInAs(api, other)]
  for (const caller of callers)
    await caller.call(referUser, { email: 'invited@example.com', is_vendor: false })
  await api.settled()
  const states = () =>
    Promise.all(
      callers.map(async (caller) => {
        const { data, points } = await caller.call(listReferrals)
        return [data[0]?.state, data[0]?.contact, points]
      }),
    )
  expect(await states()).toEqual([
    ['sent', 'in…@example.com', 0],
    ['sent', 'in…@example.com', 0],
  ])
  await join('invited@example.com', { reference_code: other.referenceCode.toLowerCase() })
  expect(await states()).toEqual([
    ['joined', 'in…@example.com', 0],
    ['rewarded', 'in…@example.com', 100],
  ])
  const [row] = await api.db.select().from(users).where(eq(users.email, 'invited@example.com'))
  expect(row?.referredBy).toBe(other.id)
})

test('Y-018: an address begins five sign-ups in thirty minutes, not six', async () => {
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

test('Y-018: nobody refers before a contact is verified', async () => {
  const user = await aUser(api.db, { emailVerifiedAt: null })
  const caller = await signedInAs(api, user)
  const refused = await caller.send(referUser, { email: 'early@example.com', is_vendor: false })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'contact_not_verified'])
})

test('a mailbox gets five codes in thirty minutes, no matter who requests them', async () => {
  for (let one = 0; one < 5; one++)
    await aVisitor().call(signUp, { ...fields, username: 'flooded@example.com' })
  const sixth = await aVisitor().send(signUp, { ...fields, username: 'flooded@example.com' })
  expect(sixth.statusCode).toBe(429)
})
