import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema/messages.schema.ts'
import type { Queue } from '../../queue/queue.ts'
import type { Seal } from '../../queue/seal.ts'
import type { MessageContent } from './message-content.ts'

/** Why a message is sent, and until when it is worth sending. */
export interface Cause {
  /** The same cause sends a recipient one message per channel, however often it is repeated: `order:17:step:203`. */
  cause: string
  /** When its code or link expires; without it the message is tried for about two days. */
  validUntil?: Date
}

/** Emails, text messages and push messages that leave when the transaction commits, see decision 24. */
export interface Outbox {
  add(tx: Database, cause: Cause, contents: readonly MessageContent[]): Promise<void>
}

/** For what happens once by its nature, such as a change in the same transaction. */
export const newCause = (what: string): string => `${what}:${randomUUID()}`

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Of codes and links that expire within the hour: short, even pauses, and before all others. */
const urgentPauseSeconds = 15

function urgency(validUntil: Date | undefined, now: Date) {
  const seconds = validUntil ? (validUntil.getTime() - now.getTime()) / 1000 : Infinity
  if (seconds > 60 * 60) return {}
  const retryLimit = Math.ceil(Math.max(seconds, 0) / urgentPauseSeconds) + 1
  return { priority: 1, retryBackoff: false, retryDelay: urgentPauseSeconds, retryLimit }
}

export function createOutbox({
  queue,
  seal,
  now,
}: {
  queue: Queue
  seal: Seal
  now: () => Date
}): Outbox {
  return {
    async add(tx, { cause, validUntil }, contents) {
      if (contents.length === 0) return
      const createdAt = now()
      const rows = await tx
        .insert(messages)
        .values(
          contents.map((content) => ({
            key: `${cause}:${content.channel}:${hashOf(String(content.to))}`,
            channel: content.channel,
            state: 'waiting' as const,
            sealedContent: seal.close(content),
            validUntil: validUntil ?? null,
            createdAt,
          })),
        )
        .onConflictDoNothing()
        .returning({ id: messages.id, channel: messages.channel })
      await queue.add(
        tx,
        rows.map(({ id, channel }) => ({
          name: channel,
          data: { id },
          ...urgency(validUntil, createdAt),
        })),
      )
    },
  }
}
