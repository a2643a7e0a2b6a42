import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listCountries, subscribeToNewsletter } from '@brightyard/contract'
import { newsletterSubscribers } from '../../database/schema/notifications.schema.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())
const from = (address: string) => callerOf(api.app, { 'x-forwarded-for': address })

test.each([
  '',
  ' ',
  'asha',
  'asha@',
  '@example.com',
  'a b@example.com',
  'a@example',
  'a@-x.com',
  'a..b@example.com',
])('V-002: the newsletter refuses %j with the words of the site', async (email) => {
  const response = await from('198.51.100.1').send(subscribeToNewsletter, { email })
  expect(response.statusCode).toBe(422)
  expect(response.json().message).toBe('Please enter a valid email id.')
})

test('X-025, D-007, E-003: a subscription is kept once, in lower case, and twice is no error', async () => {
  const answer = await from('198.51.100.2').call(subscribeToNewsletter, {
    email: ' Asha@Example.com ',
  })
  expect(answer.message).toBe('Successfully subscribed')
  await from('198.51.100.2').call(subscribeToNewsletter, { email: 'asha@example.com' })
  expect(
    await api.db.select({ email: newsletterSubscribers.email }).from(newsletterSubscribers),
  ).toEqual([{ email: 'asha@example.com' }])
})

test('Y-019: an address subscribes five times an hour, not six', async () => {
  const visitor = from('198.51.100.3')
  for (let one = 0; one < 5; one++)
    await visitor.call(subscribeToNewsletter, { email: `n${one}@example.com` })
  const refused = await visitor.send(subscribeToNewsletter, { email: 'n5@example.com' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
})

test('X-024, D-006: every country has an id of its own, a name and a phone code', async () => {
  const { data } = await callerOf(api.app).call(listCountries)
  expect(data.length).toBeGreaterThan(230)
  expect(new Set(data.map(({ id }) => id)).size).toBe(data.length)
  expect(
    data.every(({ name, phonecode }) => name.length > 2 && /^\+\d{1,3}$/.test(phonecode)),
  ).toBe(true)
  expect(data.find(({ name }) => name === 'India')).toEqual({
    id: 222,
    name: 'India',
    phonecode: '+91',
  })
})
