import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'

/**
 * Emails, text messages and push messages, written in the transaction that causes them. The row stays when the
 * message is sent, without its content, so that the same cause sends nothing again.
 */
export const messages = pgTable(
  'messages',
  {
    id: identity(),
    /** Cause, channel and a hash of the recipient: unique, so that a step sends nothing twice. */
    key: text().notNull().unique(),
    channel: text().$type<'email' | 'text' | 'push'>().notNull(),
    state: text().$type<'waiting' | 'sent' | 'expired' | 'undelivered'>().notNull(),
    /** Recipient and text, encrypted; removed when the message is sent or no longer worth sending. */
    sealedContent: text('sealed_content'),
    /** After this the message is of no use: its code or link has expired. */
    validUntil: moment('valid_until'),
    attempts: integer().notNull().default(0),
    /** Written before each attempt: what was tried and is still waiting may have arrived. */
    triedAt: moment('tried_at'),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('messages_state').on(table.state, table.createdAt)],
)
