import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Data that a program put in, so that it does so once. */
export const seedRuns = pgTable('seed_runs', {
  name: text().primaryKey(),
  version: integer().notNull(),
  seededAt: moment('seeded_at').notNull(),
})
