import type { Deployment } from '@brightyard/contract/release'
import { desc } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { deployments } from '../database/tables.ts'

/** A deployment before it is written, without number and time. */
export type NewDeployment = Omit<Deployment, 'number' | 'at'>

/** The latest deployment; null before the first set. */
export async function latestDeployment(db: Database): Promise<Deployment | null> {
  const [newest] = await listDeployments(db, 1)
  return newest ?? null
}

/** The newest first. */
export async function listDeployments(db: Database, limit: number): Promise<Deployment[]> {
  const rows = await db.select().from(deployments).orderBy(desc(deployments.number)).limit(limit)
  return rows.map(toDeployment)
}

/**
 * Deploys on top of `before`; null when someone else deployed meanwhile. The number is the compare-and-swap: the
 * deployment after 41 is 42, and the primary key allows one 42.
 */
export async function insertDeployment(
  db: Database,
  before: Deployment | null,
  { candidate, ...next }: NewDeployment,
): Promise<Deployment | null> {
  const [row] = await db
    .insert(deployments)
    .values({
      ...next,
      number: (before?.number ?? 0) + 1,
      candidate: candidate?.set ?? null,
      percent: candidate?.percent ?? null,
      at: new Date(),
    })
    .onConflictDoNothing()
    .returning()
  return row ? toDeployment(row) : null
}

function toDeployment({
  candidate,
  percent,
  at,
  ...row
}: typeof deployments.$inferSelect): Deployment {
  return {
    ...row,
    at: at.toISOString(),
    candidate: candidate === null ? null : { set: candidate, percent: percent ?? 0 },
  }
}
