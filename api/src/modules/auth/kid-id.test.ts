import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { forgotKidId, forgotPassword } from '@brightyard/contract'
import { aKid, aUser } from '../../testing/factories.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let visitors = 0
const aVisitor = () => callerOf(api.app, { 'x-forwarded-for': `198.51.100.${++visitors}` })
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

test('R-021, Z-002: a guardian who requests the kid IDs gets them by email or text message', async () => {
  const guardian = await aUser(api.db, { mobile: '+919876577001' })
  const other = await aUser(api.db)
  const { user } = await aKid(api.db, {
    guardianId: guardian.id,
    user: { name: 'Tara', loginId: 'KID-7001' },
  })
  await aKid(api.db, { guardianId: other.id, user: { loginId: 'KID-7002' } })
  for (const username of [guardian.email ?? '', '98765 77001']) {
    api.emails.length = 0
    await aVisitor().call(forgotKidId, { username })
    await api.settled()
    expect(api.emails).toHaveLength(1)
    expect(api.emails[0]?.text).toContain(`${user.name}`)
    expect(api.emails[0]?.text).toContain('KID-7001')
    expect(api.emails[0]?.text).not.toContain('KID-7002')
  }
  expect(api.emails[0]).toMatchObject({ to: '+919876577001', subject: 'Text message' })
})

test('R-021: known, unknown and unreadable contacts are answered alike', async () => {
  const guardian = await aUser(api.db)
  const answers = []
  for (const username of [guardian.email ?? '', 'nobody@example.com', 'not a contact'])
    answers.push(await aVisitor().call(forgotKidId, { username }))
  expect(new Set(answers.map(({ message }) => message)).size).toBe(1)
})

test('Z-002: kid IDs are sent five times in thirty minutes, as links for a password are', async () => {
  const guardian = await aUser(api.db)
  await aKid(api.db, { guardianId: guardian.id, user: { loginId: 'KID-7003' } })
  api.emails.length = 0
  for (let one = 0; one < 6; one++)
    await aVisitor().call(forgotKidId, { username: guardian.email ?? '' })
  await api.settled()
  expect(api.emails).toHaveLength(5)
})

test('R-022: a mobile number gets its link for a new password as a text message', async () => {
  await aUser(api.db, { email: null, mobile: '+919876577002' })
  await aVisitor().call(forgotPassword, { username: '098765 77002' })
  await api.settled()
  expect(api.emails.at(-1)).toMatchObject({
    to: '+919876577002',
    text: expect.stringMatching(/reset_password\/[\w-]{43}/),
  })
})
