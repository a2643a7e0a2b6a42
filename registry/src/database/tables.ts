import {
  deploymentKinds,
  type Freeze,
  type HaltFigures,
  type RemoteDocument,
} from '@brightyard/contract/release'
import { telemetryMetrics } from '@brightyard/contract/telemetry'
import {
  bigint,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

// Sets, deployments and releases are never changed or deleted: triggers refuse it (migrations append_only and access_and_audit).

/** The releases that the registry keeps. */
export const releases = pgTable(
  'registry_releases',
  {
    name: text().notNull(),
    version: text().notNull(),
    sourceUrl: text('source_url').notNull(),
    /** Integrity of remote.json. */
    digest: text().notNull(),
    storedAt: timestamp('kept_at', { withTimezone: true, mode: 'date' }).notNull(),
    storedBy: text('kept_by').notNull(),
    document: jsonb().$type<RemoteDocument>().notNull(),
    /** When its files were tidied away; null while they are kept. The one column that may change. */
    prunedAt: timestamp('gone_at', { withTimezone: true, mode: 'date' }),
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

/** What the site is or was made of; which of them visitors get is said by the newest deployment. */
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

/** Who may do what. The token itself is shown once and never kept. */
export const tokens = pgTable('registry_tokens', {
  id: text().primaryKey(),
  /** SHA-256 of the token. */
  hash: text().notNull(),
  /** Whom or what it was made for. */
  name: text().notNull(),
  scopes: jsonb().$type<string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
  revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
  revokedBy: text('revoked_by'),
})

/** Everything that was done to the site or refused; only ever added to. */
export const audit = pgTable(
  'registry_audit',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    action: text().notNull(),
    outcome: text().notNull(),
    /** Who says to act; null when nobody was named. */
    actor: text(),
    /** The token that was used; `operator` for the operator's own, null for none that is known. */
    token: text(),
    reason: text(),
    /** What it was about: remotes, sets, codes of refusal. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index('registry_audit_at').on(table.at)],
)

/** The state of the site, one row for every time that it changed; the site is at the newest one. */
export const deployments = pgTable('registry_positions', {
  /** Of any number of changes at once the primary key has room for one. */
  number: integer().primaryKey(),
  kind: text({ enum: deploymentKinds }).notNull(),
  current: integer()
    .notNull()
    .references(() => sets.number),
  candidate: integer().references(() => sets.number),
  /** How many of the visitors get the candidate; null without one. */
  percent: doublePrecision(),
  frozen: jsonb().$type<Freeze>(),
  actor: text().notNull(),
  reason: text().notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Why the registry halted a candidate by itself. */
  figures: jsonb().$type<HaltFigures>(),
})

/** What browsers and edges told, added up by minute; kept for as long as the settings say. What does not apply is empty. */
export const telemetry = pgTable(
  'registry_telemetry',
  {
    minute: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    set: integer().notNull(),
    remote: text().notNull(),
    version: text().notNull(),
    page: text().notNull(),
    metric: text({ enum: telemetryMetrics }).notNull(),
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'registry_telemetry_pk',
      columns: [
        table.minute,
        table.set,
        table.metric,
        table.remote,
        table.version,
        table.page,
        table.bucket,
      ],
    }),
    index('registry_telemetry_set').on(table.set, table.minute),
  ],
)

/** Each look at a candidate's figures is taken once, whichever registry takes it. */
export const haltLooks = pgTable(
  'registry_halt_looks',
  {
    candidate: integer().notNull(),
    look: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidate, table.look] })],
)
