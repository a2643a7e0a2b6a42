import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Data sets that were inserted, so that each is inserted once. */
export const seedRuns = pgTable('seed_runs', {
  name: text().primaryKey(),
  version: integer().notNull(),
  seededAt: moment('seeded_at').notNull(),
})
