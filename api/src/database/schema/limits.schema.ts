import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Calls in the present window of each limit, of all processes together. The migration makes the table unlogged: after
 * a crash of the database it is empty, which costs nothing but the counts of five minutes.
 */
export const callCounts = pgTable('call_counts', {
  /** A hash of what is counted: a person, a visitor, a session or an address. */
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
})
