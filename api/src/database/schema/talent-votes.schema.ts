import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, moment } from './columns.ts'
import { talentEntries } from './talent.schema.ts'
import { users } from './users.schema.ts'

/** Votes that came too fast, until an administrator has looked. */
export const voteHolds = pgTable(
  'vote_holds',
  {
    id: identity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => talentEntries.id, { onDelete: 'cascade' }),
    cause: text({ enum: ['address', 'new_accounts'] }).notNull(),
    /** A hash of the address; empty for accounts of many addresses. */
    source: text().notNull(),
    openedAt: moment('opened_at').notNull(),
    verdict: text({ enum: ['released', 'discarded'] }),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('vote_holds_open')
      .on(table.entryId, table.cause, table.source)
      .where(sql`${table.verdict} is null`),
    index('vote_holds_verdict').on(table.verdict, table.id),
  ],
)

/** One per account and entry; one that was taken back keeps its row, so that giving it again is no way out of a hold. */
export const talentVotes = pgTable(
  'talent_votes',
  {
    id: identity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => talentEntries.id, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ['counted', 'held', 'discarded'] })
      .notNull()
      .default('counted'),
    holdId: integer('hold_id').references(() => voteHolds.id, { onDelete: 'set null' }),
    /** A hash of the address that it came from. */
    source: text().notNull(),
    /** Whether the account was a day old at most. */
    isNewAccount: boolean('is_new_account').notNull(),
    votedAt: moment('voted_at').notNull(),
    takenBackAt: moment('taken_back_at'),
  },
  (table) => [
    uniqueIndex('talent_votes_once').on(table.entryId, table.userId),
    index('talent_votes_burst').on(table.entryId, table.votedAt),
    index('talent_votes_user').on(table.userId),
    index('talent_votes_hold').on(table.holdId),
  ],
)
