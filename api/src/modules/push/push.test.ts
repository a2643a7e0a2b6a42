import { createPublicKey } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getPushKey,
  logout,
  registerPushToken,
  removePushToken,
  saveNotificationSettings,
} from '@brightyard/contract'
import { jwtVerify } from 'jose'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { startPushService } from '../../testing/push-browser.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'
import type { NewNotification } from '../notifications/notify.ts'
import { createPush } from './push-port.ts'

let api: TestApi
let service: Awaited<ReturnType<typeof startPushService>>
let browser: ReturnType<typeof service.browser>
let person: Awaited<ReturnType<typeof aUser>>
let caller: Caller
let made = 0

const meta = { modelNo: 'computer', brand: 'Chrome', manufacturer: 'Linux', version: '140' }
const registration = (token: string, unique_id: string) => ({
  token,
  platform_type: 2 as const,
  app_type: 1 as const,
  unique_id,
  meta,
})

beforeAll(async () => {
  service = await startPushService()
  api = await startTestApi({
    push: { subject: 'mailto:hello@brightyard.example', extraOrigins: [service.origin] },
  })
}, 60_000)
beforeEach(async () => {
  made += 1
  service.received.length = 0
  service.answerWith(201)
  person = await aUser(api.db)
  caller = await signedInAs(api, person)
  browser = service.browser(`browser-${made}`)
})
afterAll(async () => {
  await api.close()
  await service.close()
})

const uniqueId = () => `browser-id-${made}`
const register = () => caller.call(registerPushToken, registration(browser.token, uniqueId()))
async function pushNotification(notice: Partial<NewNotification> = {}) {
  await api.app.notify({
    userId: person.id,
    topic: 'orders',
    title: 'Your parcel is on its way',
    description: 'It should be with you on Friday.',
    collectionType: '17',
    actionId: 42,
    ...notice,
  })
  await api.settled()
}

test('X-032: a message reaches the browser encrypted for it and signed with the key of the site', async () => {
  await register()
  await pushNotification()
  const [push] = service.received
  if (!push) throw new Error('Nothing came.')
  expect(push.path).toBe(`/browser-${made}`)
  expect(push.headers['content-encoding']).toBe('aes128gcm')
  expect(push.body.includes('parcel')).toBe(false)
  expect(JSON.parse(browser.read(push.body))).toEqual({
    title: 'Your parcel is on its way',
    body: 'It should be with you on Friday.',
    url: '/shop/order-history/order-details/42',
    tag: 'orders:17:42',
  })
  const { public_key } = await caller.call(getPushKey)
  const bytes = Buffer.from(public_key, 'base64url')
  const [, token = ''] = /t=([^,]+)/.exec(push.headers.authorization ?? '') ?? []
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: bytes.subarray(1, 33).toString('base64url'),
      y: bytes.subarray(33).toString('base64url'),
    },
  })
  const { payload } = await jwtVerify(token, key, { audience: service.origin })
  expect(payload.sub).toBe('mailto:hello@brightyard.example')
})

test('Q-033: a topic that is turned off for the browser sends no message; security does all the same', async () => {
  await register()
  await caller.call(saveNotificationSettings, {
    topics: [
      { topic: 'orders', site: true, push: false, mail: false },
      { topic: 'security', site: false, push: false, mail: false },
    ],
  })
  await pushNotification()
  expect(service.received).toEqual([])
  await pushNotification({ topic: 'security', title: 'Your password was changed' })
  expect(service.received).toHaveLength(1)
})

test('after sign-out nothing reaches the browser, and after a removal neither', async () => {
  await register()
  await caller.call(removePushToken, { unique_id: uniqueId() })
  await pushNotification()
  await register()
  await caller.call(logout)
  await pushNotification()
  expect(service.received).toEqual([])
})

test('a browser belongs to the person who signed in there last', async () => {
  await register()
  const next = await signedInAs(api, await aUser(api.db))
  await next.call(registerPushToken, registration(browser.token, uniqueId()))
  await pushNotification()
  expect(service.received).toEqual([])
})

test('a browser that takes no more messages is forgotten; one that fails once is not', async () => {
  await register()
  service.answerWith(503)
  await pushNotification()
  service.answerWith(410)
  await pushNotification()
  service.answerWith(201)
  await pushNotification()
  expect(service.received).toHaveLength(2)
})

test.each([
  ['no JSON', 'hello'],
  ['no keys', JSON.stringify({ endpoint: 'https://fcm.googleapis.com/x' })],
  ['a foreign address', JSON.stringify({ endpoint: 'http://127.0.0.1:1/x', keys: {} })],
])('X-032: %s is refused', async (_what, token) => {
  const response = await caller.send(registerPushToken, registration(token, 'browser-0'))
  expect(response.statusCode).toBe(422)
  expect(Object.keys(response.json().fields)).toEqual(['token'])
})

test('only the push services of browsers are talked to, whatever a browser says', () => {
  const push = createPush({
    keys: { publicKey: '', privateKey: '' },
    subject: 'https://brightyard.example',
  })
  const addresses = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://fcm.googleapis.com.evil.example/x',
    'http://fcm.googleapis.com/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
  ]
  expect(addresses.map((address) => push.isAllowed(address))).toEqual([
    ...Array.from({ length: 4 }, () => true),
    ...Array.from({ length: 5 }, () => false),
  ])
})

test.each([getPushKey, registerPushToken, removePushToken])(
  'X-032, X-037: a visitor is refused by $name',
  async (call) => {
    expect((await callerOf(api.app).send(call)).statusCode).toBe(401)
  },
)
