import type { JuryPoints } from '@brightyard/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, identity, moment } from './columns.ts'
import { talentEntries } from './talent.schema.ts'
import { users } from './users.schema.ts'

/** An entry that a juror scores, and the scores. */
export const juryAssignments = pgTable(
  'jury_assignments',
  {
    id: identity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => talentEntries.id, { onDelete: 'cascade' }),
    /** The juror's account. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    points: jsonb().$type<JuryPoints[]>().notNull().default([]),
    /** For the other jurors and the desk. */
    remark: text().notNull().default(''),
    /** For the child and the family, after the verdict. */
    line: text(),
    /** When the desk took it away from the family, and who. */
    lineHiddenAt: moment('line_hidden_at'),
    lineHiddenBy: integer('line_hidden_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at'),
    /** From then on it counts, and stays as it is. */
    finalAt: moment('final_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('jury_assignments_once').on(table.entryId, table.userId),
    index('jury_assignments_juror').on(table.userId, table.id),
    check('jury_assignments_final', sql`${table.finalAt} is null or ${table.savedAt} is not null`),
  ],
)
