import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod'
import type { Database } from '../../database/database.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Seal } from '../../queue/seal.ts'
import type { PushPort } from '../push/push-port.ts'
import { deliverPush } from '../push/deliver-push.ts'
import { UndeliverableError } from './email-port.ts'
import type { EmailPort } from './email-port.ts'
import { MessageContent } from './message-content.ts'
import { endMessage, noteFailure, startAttempt } from './message.repository.ts'
import type { TextMessagePort } from './text-message-port.ts'

export interface Channels {
  email: EmailPort
  texts: TextMessagePort
  push: PushPort
}

interface Options {
  db: Database
  queue: Queue
  seal: Seal
  now: () => Date
  log: FastifyBaseLogger
  publicOrigin: string
  channels: Channels
}

const Job = z.object({ id: z.int() })

/** Sends the messages of the outbox in this process. */
export function deliverMessages(options: Options) {
  const { db, queue, seal, now, log, channels } = options
  const host = new URL(options.publicOrigin).hostname

  async function send(content: MessageContent, messageId: string) {
    switch (content.channel) {
      case 'email':
        return channels.email.send(
          { to: content.to, subject: content.subject, text: content.text },
          messageId,
        )
      case 'text':
        return channels.texts.send({ to: content.to, text: content.text }, messageId)
      case 'push':
        return deliverPush({ db, push: channels.push, now: now() }, content)
    }
  }

  async function deliver(data: unknown, finish: (tx: Database) => Promise<void>) {
    const { id } = Job.parse(data)
    const message = await startAttempt(db, id, now())
    if (!message?.sealedContent) return // sent before
    const end = (state: 'sent' | 'expired' | 'undelivered') =>
      db.transaction(async (tx) => {
        await endMessage(tx, id, { state, at: now() })
        await finish(tx)
      })
    if (message.validUntil && message.validUntil <= now()) {
      log.warn({ message: id, channel: message.channel }, 'a message expired before it was sent')
      return end('expired')
    }
    try {
      const content = MessageContent.parse(seal.open(message.sealedContent))
      await send(content, `${fingerprint(message.key)}@${host}`)
    } catch (error) {
      await noteFailure(db, id, error)
      if (!(error instanceof UndeliverableError)) throw error
      log.warn({ message: id, channel: message.channel }, 'a message was refused for good')
      return end('undelivered')
    }
    return end('sent')
  }

  queue.handle('email', deliver, 4)
  queue.handle('text', deliver, 2)
  queue.handle('push', deliver, 4)
  /** Jobs whose last attempt failed, also by the end of a process. */
  queue.handle('undelivered', async (data, finish) => {
    const { id } = Job.parse(data)
    await db.transaction(async (tx) => {
      await endMessage(tx, id, { state: 'undelivered', at: now() })
      await finish(tx)
    })
    log.error({ message: id }, 'a message could not be delivered')
  })
}

/** Stable, so that a mail server which gets an email twice recognises it; it says nothing of the cause. */
const fingerprint = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40)
