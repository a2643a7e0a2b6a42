import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  getNotificationSettings,
  listNotifications,
  LiveNotice,
  logout,
  markNotificationRead,
  openNotificationStream,
  saveNotificationSettings,
} from '@brightyard/contract'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { send } from '../../testing/send.ts'
import { callerOf, startTestApi } from '../../testing/test-api.ts'
import type { Caller, TestApi } from '../../testing/test-api.ts'

let api: TestApi
let person: Awaited<ReturnType<typeof aUser>>
let caller: Caller
let leaving: AbortController
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
beforeEach(async () => {
  leaving = new AbortController()
  person = await aUser(api.db)
  caller = await signedInAs(api, person)
})
afterEach(() => leaving.abort())
afterAll(() => api.close())

const parcel = {
  topic: 'orders' as const,
  title: 'Your parcel is on its way',
  collectionType: '17',
  actionId: 42,
}

/** Opens the stream as a browser does; `next` waits for the next notice. */
async function listen(by: Caller = caller) {
  const { address } = await by.call(openNotificationStream)
  const response = await fetch(new URL(address, api.app.listeningOrigin), {
    signal: leaving.signal,
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('There is no stream.')
  let received = ''
  async function next(): Promise<LiveNotice> {
    for (;;) {
      const end = received.indexOf('\n\n')
      if (end >= 0) {
        const [name, data = ''] = received.slice(0, end).split('\ndata: ')
        received = received.slice(end + 2)
        if (name === 'event: notice') return LiveNotice.parse(JSON.parse(data))
        continue
      }
      const part = await reader?.read()
      if (!part || part.done) throw new Error('The stream has ended.')
      received += part.value
    }
  }
  return { next }
}

test('a notification arrives at once, with the unread count', async () => {
  const stream = await listen()
  expect(await stream.next()).toEqual({ count: 0, arrived: null })
  await api.app.notify({ ...parcel, userId: person.id })
  expect(await stream.next()).toEqual({
    count: 1,
    arrived: { id: expect.any(Number), title: parcel.title },
  })
})

test('what is read in one browser is sent to the others', async () => {
  await api.app.notify({ ...parcel, userId: person.id })
  const stream = await listen()
  expect((await stream.next()).count).toBe(1)
  await caller.call(markNotificationRead, { app_type: 1, all: 1 })
  expect(await stream.next()).toEqual({ count: 0, arrived: null })
})

test('P-019, Y-012: nobody receives another person’s notifications', async () => {
  const stream = await listen()
  await stream.next()
  const other = await aUser(api.db)
  await api.app.notify({ ...parcel, userId: other.id })
  await api.app.notify({ ...parcel, title: 'Mine', userId: person.id })
  expect((await stream.next()).arrived?.title).toBe('Mine')
})

test('a stream’s address is valid for a minute, for the person signed in', async () => {
  const { address } = await caller.call(openNotificationStream)
  const status = async (path: string) => (await send(api.app, path)).statusCode
  expect(await status(`${address}x`)).toBe(401)
  expect(await status(address.replace(/\?.*/, ''))).toBe(401)
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 61_000)
  expect(await status(address)).toBe(401)
  api.clock.now = before
  await caller.call(logout)
  expect(await status(address)).toBe(401)
  expect((await callerOf(api.app).send(openNotificationStream)).statusCode).toBe(401)
})

test('the ticket of a stream opens nothing else', async () => {
  const { address } = await caller.call(openNotificationStream)
  const ticket = new URL(address, 'http://localhost').searchParams.get('ticket') ?? ''
  const asToken = callerOf(api.app, { authorization: `Bearer ${ticket}` })
  expect((await asToken.send(listNotifications, { app_type: 1 })).statusCode).toBe(401)
})

test('N-047, Q-033: settings are kept, and the server heeds them; what is about security stays on', async () => {
  const before = await caller.call(getNotificationSettings)
  expect(before.topics.find(({ topic }) => topic === 'orders')).toEqual({
    topic: 'orders',
    site: true,
    push: true,
    mail: true,
    locked: false,
  })
  const off = { site: false, push: false, mail: false }
  const saved = await caller.call(saveNotificationSettings, {
    topics: [
      { topic: 'orders', ...off },
      { topic: 'security', ...off },
    ],
  })
  expect(saved).toEqual(await caller.call(getNotificationSettings))
  expect(saved.topics.filter((one) => !one.site).map(({ topic }) => topic)).toEqual(['orders'])
  await api.settled()
  const sentBefore = api.emails.length
  await api.app.notify({ ...parcel, userId: person.id })
  await api.app.notify({ topic: 'security', title: 'A new sign-in', userId: person.id })
  await api.settled()
  expect(await caller.call(listNotifications, { app_type: 1 })).toMatchObject({
    all: [{ title: 'A new sign-in' }],
  })
  expect(api.emails.slice(sentBefore)).toMatchObject([
    { to: person.email, subject: 'A new sign-in' },
  ])
})

test('an email says where it leads and how to stop it, and its subject is one line', async () => {
  await api.app.notify({ ...parcel, title: 'On\r\nBcc: x@example.com', userId: person.id })
  await api.settled()
  const email = api.emails.at(-1)
  expect(email?.subject).toBe('On Bcc: x@example.com')
  expect(email?.text).toContain('http://localhost:3000/shop/order-history/order-details/42')
  expect(email?.text).toContain('http://localhost:3000/notifications')
})
