import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { talentVotes } from '../../../database/schema/talent-votes.schema.ts'

/** What counts is counted, never a number that is kept beside it. */
export const countsNow = and(eq(talentVotes.state, 'counted'), isNull(talentVotes.takenBackAt))

/** By entry; 0 for those without votes. */
export async function countVotes(
  db: Database,
  entryIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const votes = new Map(entryIds.map((id): [number, number] => [id, 0]))
  if (entryIds.length === 0) return votes
  const rows = await db
    .select({ id: talentVotes.entryId, votes: count() })
    .from(talentVotes)
    .where(and(inArray(talentVotes.entryId, [...entryIds]), countsNow))
    .groupBy(talentVotes.entryId)
  for (const row of rows) votes.set(row.id, row.votes)
  return votes
}
