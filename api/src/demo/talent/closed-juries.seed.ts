import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { juryAssignments } from '../../database/schema/talent-jury.schema.ts'
import { campaignJudges, talentEntries } from '../../database/schema/talent.schema.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'
import { insertRows } from '../insert-rows.ts'
import { juryLineRows } from './jury-lines.data.ts'

const day = 24 * 60 * 60 * 1000
const perEntry = 2
/** Points by place, from the first; then of those without one. */
const pointsOfPlace = [9, 8, 7]
const pointsOfOthers = 5

const lines = new Map(
  rowsOf(juryLineRows).map(([title = '', text = '']) => [
    title,
    text.split(';').map((one) => one.trim()),
  ]),
)

export interface SeatedJuror {
  panellistId: number
  userId: number
}

/** What the juries of decided campaigns have scored, so that it says who won. */
export async function seedClosedJuries(db: Database, jurors: readonly SeatedJuror[]) {
  const decided = await db.select().from(campaigns).where(isNotNull(campaigns.verdictAt))
  const ids = decided.map(({ id }) => id)
  const sitting = await db
    .select()
    .from(campaignJudges)
    .where(inArray(campaignJudges.campaignId, ids))
  const isSitting = (campaignId: number, panellistId: number) =>
    sitting.some((one) => one.campaignId === campaignId && one.contentEntryId === panellistId)
  for (const { panellistId, userId } of jurors)
    await db
      .update(campaignJudges)
      .set({ userId })
      .where(
        and(
          inArray(campaignJudges.campaignId, ids),
          eq(campaignJudges.contentEntryId, panellistId),
        ),
      )
  await insertRows(
    db,
    campaignJudges,
    ids.flatMap((campaignId) =>
      jurors.flatMap(({ panellistId, userId }, at) =>
        isSitting(campaignId, panellistId)
          ? []
          : { campaignId, contentEntryId: panellistId, userId, position: 100 + at },
      ),
    ),
  )
  for (const { id, endsAt, verdictAt } of decided)
    await db
      .update(campaigns)
      .set({
        juryEndsAt: new Date((verdictAt ?? endsAt).getTime() - day),
        jurorsPerEntry: perEntry,
      })
      .where(eq(campaigns.id, id))
  const entries = await db
    .select({ entry: talentEntries, campaign: campaigns })
    .from(talentEntries)
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .where(and(inArray(campaigns.id, ids), eq(talentEntries.review, 'shown')))
    .orderBy(asc(talentEntries.id))
  await insertRows(
    db,
    juryAssignments,
    entries.flatMap(({ entry, campaign: { criteria, endsAt } }, at) =>
      Array.from({ length: perEntry }, (_, seat) => {
        const points = pointsOfPlace[(entry.place ?? 0) - 1] ?? pointsOfOthers
        const scoredAt = new Date(endsAt.getTime() + (4 + seat) * day)
        return {
          entryId: entry.id,
          userId: jurors[(at + seat) % jurors.length]?.userId ?? 0,
          // The last criterion a little lower, of all alike, so that the places stay.
          points: criteria.map(({ key }, place) => ({
            key,
            points: place > 0 && place === criteria.length - 1 ? points - 1 : points,
          })),
          line: lines.get(entry.title)?.[seat] ?? null,
          savedAt: scoredAt,
          finalAt: scoredAt,
          createdAt: new Date(endsAt.getTime() + day),
        }
      }),
    ),
  )
}
