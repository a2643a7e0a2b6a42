import { AuditEntry } from '@brightyard/contract/registry'
import { desc, lt } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { audit } from '../database/tables.ts'

export type NewAuditEntry = Omit<AuditEntry, 'number' | 'at'>

/** Adds a line to the log. It cannot be removed: a trigger refuses. */
export async function recordAudit(db: Database, entry: NewAuditEntry): Promise<void> {
  await db.insert(audit).values({ ...entry, at: new Date() })
}

/** The newest first; with `before`, those older than that entry. */
export async function listAudit(
  db: Database,
  options: { limit: number; before?: number | undefined },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(audit)
    .where(options.before === undefined ? undefined : lt(audit.number, options.before))
    .orderBy(desc(audit.number))
    .limit(options.limit)
  return rows.map((row) =>
    AuditEntry.parse({
      ...row,
      at: row.at.toISOString(),
      // The log is append-only, and older entries use the previous name.
      action: row.action === 'tidy' ? 'prune' : row.action,
    }),
  )
}
