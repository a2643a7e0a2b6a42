import type { Position } from '@brightyard/contract/release'
import { desc } from 'drizzle-orm'
import type { Database } from '../database/open-registry-database.ts'
import { positions } from '../database/tables.ts'

/** What the site is to be next; number and time come with the writing. */
export type NextPosition = Omit<Position, 'number' | 'at'>

/** Where the site is; null before the first set. */
export async function currentPosition(db: Database): Promise<Position | null> {
  const [newest] = await listPositions(db, 1)
  return newest ?? null
}

/** The newest first. */
export async function listPositions(db: Database, limit: number): Promise<Position[]> {
  const rows = await db.select().from(positions).orderBy(desc(positions.number)).limit(limit)
  return rows.map(toPosition)
}

/**
 * Moves the site on from `before`; null when somebody else did so meanwhile. The number is the compare-and-swap: the
 * position after 41 is 42, and the primary key has room for one 42.
 */
export async function insertPosition(
  db: Database,
  before: Position | null,
  { candidate, ...next }: NextPosition,
): Promise<Position | null> {
  const [row] = await db
    .insert(positions)
    .values({
      ...next,
      number: (before?.number ?? 0) + 1,
      candidate: candidate?.set ?? null,
      percent: candidate?.percent ?? null,
      at: new Date(),
    })
    .onConflictDoNothing()
    .returning()
  return row ? toPosition(row) : null
}

function toPosition({ candidate, percent, at, ...row }: typeof positions.$inferSelect): Position {
  return {
    ...row,
    at: at.toISOString(),
    candidate: candidate === null ? null : { set: candidate, percent: percent ?? 0 },
  }
}
