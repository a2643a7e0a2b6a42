import type { RemoteDocument } from '@brightyard/contract/release'
import {
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// Sets and releases are never changed or deleted: triggers (migration append_only) refuse it.

/** The releases that the registry keeps. */
export const releases = pgTable(
  'registry_releases',
  {
    name: text().notNull(),
    version: text().notNull(),
    sourceUrl: text('source_url').notNull(),
    /** Integrity of remote.json. */
    digest: text().notNull(),
    keptAt: timestamp('kept_at', { withTimezone: true, mode: 'date' }).notNull(),
    keptBy: text('kept_by').notNull(),
    document: jsonb().$type<RemoteDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)

/** Which blob each file of a release is, in each encoding that is kept. */
export const releaseFiles = pgTable(
  'registry_files',
  {
    name: text().notNull(),
    version: text().notNull(),
    path: text().notNull(),
    encoding: text({ enum: ['identity', 'br', 'gzip'] }).notNull(),
    /** Integrity of the bytes, and so their name in the blob store. */
    blob: text().notNull(),
    bytes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.path, table.encoding] }),
    foreignKey({
      name: 'registry_files_release',
      columns: [table.name, table.version],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
)

/** The history of the site; the set with the highest number is the current one. */
export const sets = pgTable('registry_sets', {
  number: integer().primaryKey(),
  previous: integer(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  actor: text().notNull(),
  reason: text().notNull(),
  /** The set whose content this one brings back; null unless it was made by a rollback. */
  restores: integer(),
})

export const setRemotes = pgTable(
  'registry_set_remotes',
  {
    set: integer()
      .notNull()
      .references(() => sets.number),
    name: text().notNull(),
    version: text().notNull(),
    /** The release before this one, for when this one cannot be loaded. */
    lastGoodVersion: text('last_good_version'),
  },
  (table) => [
    primaryKey({ columns: [table.set, table.name] }),
    foreignKey({
      name: 'registry_set_remotes_release',
      columns: [table.name, table.version],
      foreignColumns: [releases.name, releases.version],
    }),
    foreignKey({
      name: 'registry_set_remotes_last_good',
      columns: [table.name, table.lastGoodVersion],
      foreignColumns: [releases.name, releases.version],
    }),
  ],
)
