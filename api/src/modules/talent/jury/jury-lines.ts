import { createHash } from 'node:crypto'
import type { JuryLine } from '@brightyard/contract'
import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'
import { findCampaign } from '../campaign.repository.ts'

/** A draft is nobody's yet. */
const isWritten = and(isNotNull(juryAssignments.line), isNotNull(juryAssignments.finalAt))

/** By entry, in an order that stays and says nothing of the jurors. */
export async function linesOf(db: Database, entryIds: readonly number[]) {
  const lines = new Map<number, string[]>()
  if (entryIds.length === 0) return lines
  const rows = await db
    .select({
      id: juryAssignments.id,
      entryId: juryAssignments.entryId,
      line: juryAssignments.line,
    })
    .from(juryAssignments)
    .where(
      and(
        inArray(juryAssignments.entryId, [...entryIds]),
        isWritten,
        isNull(juryAssignments.lineHiddenAt),
      ),
    )
  const keyOf = ({ id, entryId }: (typeof rows)[number]) =>
    createHash('sha256').update(`line ${entryId} ${id}`).digest('hex')
  for (const row of rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    lines.set(row.entryId, [...(lines.get(row.entryId) ?? []), row.line ?? ''])
  return lines
}

const selectLines = (db: Database) =>
  db
    .select({ assignment: juryAssignments, title: talentEntries.title })
    .from(juryAssignments)
    .innerJoin(talentEntries, eq(talentEntries.id, juryAssignments.entryId))
    .$dynamic()

const viewLine = ({
  assignment: { id, entryId, line, lineHiddenAt },
  title,
}: {
  assignment: typeof juryAssignments.$inferSelect
  title: string
}): JuryLine => ({
  id,
  entry_id: entryId,
  entry_title: title,
  line: line ?? '',
  is_hidden: lineHiddenAt !== null,
})

export async function listLines(
  actor: ActingUser,
  db: Database,
  { slug, after, limit }: { slug: string; after: number | undefined; limit: number },
) {
  refuseAllButAdmins(actor)
  const campaign = await findCampaign(db, slug)
  const entries = db
    .select({ id: talentEntries.id })
    .from(talentEntries)
    .where(eq(talentEntries.campaignId, campaign.id))
  const where = and(inArray(juryAssignments.entryId, entries), isWritten)
  const rows = await selectLines(db)
    .where(and(where, after === undefined ? undefined : gt(juryAssignments.id, after)))
    .orderBy(asc(juryAssignments.id))
    .limit(limit + 1)
  return {
    data: rows.slice(0, limit).map(viewLine),
    hasMore: rows.length > limit,
    total: await db.$count(juryAssignments, where),
  }
}

export async function hideLine(
  actor: ActingUser,
  { db, now }: Services,
  { id, is_hidden }: { id: number; is_hidden: boolean },
): Promise<JuryLine> {
  refuseAllButAdmins(actor)
  const one = and(eq(juryAssignments.id, id), isWritten)
  // Who has hidden it first stays on record.
  await db
    .update(juryAssignments)
    .set(
      is_hidden
        ? { lineHiddenAt: now(), lineHiddenBy: actor.id }
        : { lineHiddenAt: null, lineHiddenBy: null },
    )
    .where(and(one, is_hidden ? isNull(juryAssignments.lineHiddenAt) : undefined))
  const [found] = await selectLines(db).where(one)
  if (!found) throw notFound('this line')
  return viewLine(found)
}
