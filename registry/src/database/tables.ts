import {
  deploymentKinds,
  type Freeze,
  type HaltFigures,
  type RemoteDocument,
} from '@brightyard/contract/release'
import type { EdgeReport } from '@brightyard/contract/registry'
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

// Sets, deployments and releases are immutable: triggers refuse it (migrations append_only and access_and_audit).

/** Stored releases. */
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
    /** When its files were deleted; null while they exist. The only column that may change. */
    prunedAt: timestamp('gone_at', { withTimezone: true, mode: 'date' }),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
)

/** The blob of each file of a release, per stored encoding. */
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

/** Release sets; the latest deployment names the current one. */
export const sets = pgTable('registry_sets', {
  number: integer().primaryKey(),
  previous: integer(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  actor: text().notNull(),
  reason: text().notNull(),
  /** The set whose content this one restores; null unless it was created by a rollback. */
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

/** API tokens. The token itself is shown once and never stored. */
export const tokens = pgTable('registry_tokens', {
  id: text().primaryKey(),
  /** SHA-256 of the token. */
  hash: text().notNull(),
  /** Who or what it is for. */
  name: text().notNull(),
  scopes: jsonb().$type<string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }),
  revokedAt: timestamp('revoked_at', { withTimezone: true, mode: 'date' }),
  revokedBy: text('revoked_by'),
})

/** Everything that was done or refused; append-only. */
export const audit = pgTable(
  'registry_audit',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    action: text().notNull(),
    outcome: text().notNull(),
    /** The stated actor; null when none was named. */
    actor: text(),
    /** The token that was used; `operator` for the operator's own, null for none that is known. */
    token: text(),
    reason: text(),
    /** Affected remotes and sets, and refusal codes. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
  },
  (table) => [index('registry_audit_at').on(table.at)],
)

/** The deployment history: one row per change; the latest is the current state of the site. */
export const deployments = pgTable('registry_positions', {
  /** The primary key admits one of any concurrent changes. */
  number: integer().primaryKey(),
  kind: text({ enum: deploymentKinds }).notNull(),
  current: integer()
    .notNull()
    .references(() => sets.number),
  candidate: integer().references(() => sets.number),
  /** Share of visitors that get the candidate; null without one. */
  percent: doublePrecision(),
  frozen: jsonb().$type<Freeze>(),
  actor: text().notNull(),
  reason: text().notNull(),
  at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  /** Why the registry halted a candidate automatically. */
  figures: jsonb().$type<HaltFigures>(),
})

/** Counts from browsers and edges per minute, for as long as configured. Fields that do not apply are empty. */
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

/** Each interim look at a candidate is taken once, by whichever registry claims it first. */
export const haltLooks = pgTable(
  'registry_halt_looks',
  {
    candidate: integer().notNull(),
    look: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.candidate, table.look] })],
)

/** The last report of each edge that lives. */
export const edges = pgTable('registry_edges', {
  id: text().primaryKey(),
  report: jsonb().$type<EdgeReport>().notNull(),
  seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** The sets that an edge has served: what the registry may go back to by itself. */
export const servedSets = pgTable('registry_served_sets', {
  set: integer()
    .primaryKey()
    .references(() => sets.number),
  firstServedAt: timestamp('first_served_at', { withTimezone: true, mode: 'date' }).notNull(),
})

/** Which remote's pages may lie under the first part of an address. */
export const prefixes = pgTable('registry_prefixes', {
  prefix: text().primaryKey(),
  owner: text().notNull(),
  since: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  actor: text().notNull(),
  reason: text().notNull(),
})
