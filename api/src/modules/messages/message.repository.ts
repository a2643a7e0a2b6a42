import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema/messages.schema.ts'

export type MessageRow = typeof messages.$inferSelect

const isWaiting = (id: number) => and(eq(messages.id, id), eq(messages.state, 'waiting'))

/** Notes that the message is about to be sent; undefined where it was sent already. */
export async function startAttempt(
  db: Database,
  id: number,
  now: Date,
): Promise<MessageRow | undefined> {
  const [row] = await db
    .update(messages)
    .set({ attempts: sql`${messages.attempts} + 1`, triedAt: now })
    .where(isWaiting(id))
    .returning()
  return row
}

export const noteFailure = (db: Database, id: number, error: unknown) =>
  db
    .update(messages)
    .set({ lastError: (error instanceof Error ? error.message : String(error)).slice(0, 300) })
    .where(isWaiting(id))

/** An undelivered message keeps its content for sending it again. */
export const endMessage = (
  tx: Database,
  id: number,
  { state, at }: { state: 'sent' | 'expired' | 'undelivered'; at: Date },
) =>
  tx
    .update(messages)
    .set({
      state,
      ...(state === 'undelivered' ? {} : { sealedContent: null }),
      ...(state === 'sent' ? { sentAt: at, lastError: null } : {}),
    })
    .where(isWaiting(id))

const undelivered = eq(messages.state, 'undelivered')

export async function listUndeliveredRows(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
) {
  const rows = await db
    .select()
    .from(messages)
    .where(undelivered)
    .orderBy(desc(messages.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(messages, undelivered) }
}

export const isWorthSending = ({ sealedContent, validUntil }: MessageRow, now: Date) =>
  sealedContent !== null && (validUntil === null || validUntil > now)

/** Makes an undelivered message wait again; undefined where it is not undelivered, or no longer worth sending. */
export async function reviveMessage(tx: Database, id: number, now: Date) {
  const [row] = await tx
    .update(messages)
    .set({ state: 'waiting' })
    .where(
      and(
        eq(messages.id, id),
        undelivered,
        isNotNull(messages.sealedContent),
        or(isNull(messages.validUntil), gt(messages.validUntil, now)),
      ),
    )
    .returning({ id: messages.id, channel: messages.channel })
  return row
}

const day = 24 * 60 * 60 * 1000
/** As long as the same cause may be repeated, and an undelivered message be sent again. */
const keptForDays = 30

/** Deletes old messages, and the content of those that are no longer worth sending. */
export async function deleteOldMessages(db: Database, now: Date) {
  await db
    .update(messages)
    .set({ sealedContent: null, state: 'expired' })
    .where(and(inArray(messages.state, ['waiting', 'undelivered']), lt(messages.validUntil, now)))
  const oldest = new Date(now.getTime() - keptForDays * day)
  await db
    .delete(messages)
    .where(and(ne(messages.state, 'waiting'), lt(messages.createdAt, oldest)))
}

/** How many messages there are in each state. */
export const countMessages = (db: Database) =>
  db
    .select({ state: messages.state, channel: messages.channel, total: count() })
    .from(messages)
    .groupBy(messages.state, messages.channel)
