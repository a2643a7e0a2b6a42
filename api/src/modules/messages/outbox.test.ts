import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { listUndelivered, sendAgain } from '@brightyard/contract'
import Fastify from 'fastify'
import { messages } from '../../database/schema/messages.schema.ts'
import { createQueue } from '../../queue/queue.ts'
import { createSeal } from '../../queue/seal.ts'
import { aUser, signedInAs } from '../../testing/factories.ts'
import { startTestApi, testSecret } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { UndeliverableError } from './email-port.ts'
import { createOutbox } from './outbox.ts'
import type { Cause, Outbox } from './outbox.ts'

let api: TestApi
let outbox: Outbox
/** What the mail server does with the next email, after noting it. */
let answer: (messageId: string) => void = () => undefined
const attempts: string[] = []
beforeAll(async () => {
  api = await startTestApi({
    email: {
      async send({ subject }, messageId) {
        attempts.push(`${subject} ${messageId}`)
        answer(messageId)
      },
    },
  })
  // Retries come at once, and there are two of them.
  await api.database.query(
    'update brightyard_queue.queue set retry_delay = 0, retry_backoff = false, retry_limit = 2',
  )
  const queue = createQueue(api.database, Fastify().log)
  const now = () => api.clock.now
  outbox = createOutbox({ queue, seal: createSeal(testSecret), now })
})
beforeEach(() => {
  attempts.length = 0
  answer = () => undefined
})
afterEach(() => api.db.delete(messages))
afterAll(() => api.close())

const hello = {
  channel: 'email',
  to: 'asha@example.com',
  subject: 'Hello',
  text: 'Code 123456',
} as const
const write = (cause: Cause = { cause: 'order:17:step:203' }) =>
  api.db.transaction((tx) => outbox.add(tx, cause, [hello]))
const rows = () => api.db.select().from(messages)
const idOf = (attempt: string | undefined) => attempt?.split(' ')[1]

test('what is rolled back sends nothing', async () => {
  const failing = api.db.transaction(async (tx) => {
    await outbox.add(tx, { cause: 'order:1:step:1' }, [hello])
    throw new Error('The order was refused.')
  })
  await expect(failing).rejects.toThrow('refused')
  await api.settled()
  expect([attempts, await rows()]).toEqual([[], []])
})

test('a cause that is repeated, before or after it was sent, sends one message', async () => {
  await write()
  await write()
  await api.settled()
  await write()
  await api.settled()
  expect(attempts).toHaveLength(1)
})

test('a message is unreadable in the database, and its content is removed once it is sent', async () => {
  await write()
  const stored = JSON.stringify(await rows())
  expect(stored).not.toContain('123456')
  expect(stored).not.toContain('asha')
  await api.settled()
  expect(await rows()).toMatchObject([{ state: 'sent', sealedContent: null, attempts: 1 }])
})

test('an email whose acceptance we did not hear of goes out again with the same Message-ID', async () => {
  answer = () => {
    answer = () => undefined
    throw new Error('The connection was lost.')
  }
  await write()
  await api.settled()
  expect(attempts).toHaveLength(2)
  expect(attempts[0]).toBe(attempts[1])
  expect(idOf(attempts[0])).toMatch(/^[0-9a-f]{40}@localhost$/)
  await write({ cause: 'order:17:step:204' })
  await api.settled()
  expect(idOf(attempts[2])).not.toBe(idOf(attempts[0]))
})

test('a code that has expired before it could be sent is not sent any more', async () => {
  const validUntil = new Date(api.clock.now.getTime() + 60_000)
  await write({ cause: 'code:1', validUntil })
  const before = api.clock.now
  api.clock.now = validUntil
  await api.settled()
  api.clock.now = before
  expect(attempts).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'expired', sealedContent: null }])
})

test('an admin finds what could not be delivered, and sends it again', async () => {
  const admin = await signedInAs(api, await aUser(api.db, { role: 'superAdmin' }))
  answer = () => {
    throw new Error('454 Try again later')
  }
  await write()
  await api.settled()
  expect(attempts).toHaveLength(3)
  const { data } = await admin.call(listUndelivered)
  expect(data).toMatchObject([
    {
      channel: 'email',
      cause: 'order:17:step:203',
      recipient: 'as…@example.com',
      attempts: 3,
      error: '454 Try again later',
      can_be_sent: true,
    },
  ])
  const id = data[0]?.id ?? 0
  answer = () => undefined
  await admin.call(sendAgain, { id })
  expect((await admin.send(sendAgain, { id })).json().code).toBe('not_undelivered')
  await api.settled()
  expect(new Set(attempts).size).toBe(1)
  expect((await admin.call(listUndelivered)).data).toEqual([])
  expect(await rows()).toMatchObject([{ state: 'sent' }])
})

test('a lasting refusal is not tried again', async () => {
  answer = () => {
    throw new UndeliverableError('550 No such user')
  }
  await write()
  await api.settled()
  expect(attempts).toHaveLength(1)
  expect(await rows()).toMatchObject([{ state: 'undelivered', lastError: '550 No such user' }])
})

test('the metrics say how many messages wait, were sent and could not be delivered', async () => {
  await write()
  const text = await (await fetch(new URL('/metrics', api.app.listeningOrigin))).text()
  expect(text).toContain('messages{channel="email",state="waiting",service="api"} 1')
})
