import { contentTypeIds } from '@brightyard/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import { juryAssignments } from '../../database/schema/talent-jury.schema.ts'
import { campaignJudges, talentEntries } from '../../database/schema/talent.schema.ts'
import { balanceJury } from '../../modules/talent/jury/balance-jury.ts'
import { insertRows } from '../insert-rows.ts'
import { demoJurors, seedJurors } from '../people/people.seed.ts'
import { seedClosedJuries } from './closed-juries.seed.ts'

const day = 24 * 60 * 60 * 1000
const perEntry = 2
/** Half way through its jury. */
const halfWay = 'Clay Carnival'
/** Waits to be given out. */
const waiting = 'Kite Letters'
/** How far each juror is: final ones, then drafts. */
const done = [
  { final: 2, drafts: 1 },
  { final: 3, drafts: 0 },
  { final: 1, drafts: 0 },
]
/** Points that each juror likes to give: the second is the strict one. */
const usual = [8, 5, 7]

/** What a juror says about a creature. */
const remarks = new Map([
  ['The seven-legged one', 'Each leg stands differently, and I believe all seven.'],
  ['Snail with a balcony', 'The railing is as thin as clay allows. I looked for the ant.'],
  ['Fish that is afraid of water', 'The umbrella says it all, and it holds.'],
  ['The night gardener', 'Weeds first, flowers never: it knows its work.'],
  ['Bird with pockets', 'The pockets are real: I could put a finger in.'],
  ['The one who listens', 'No mouth, and it looks at me as if it knew something.'],
])

/** Jurors with accounts for the campaigns that are judged, and what they have scored. */
export async function seedJuries(db: Database, now: Date) {
  const jurors = await seedJurors(db, now)
  const panel = await db
    .select({ id: contentEntries.id, name: contentEntries.title })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.contentTypeId, contentTypeIds.PanelList),
        inArray(
          contentEntries.title,
          demoJurors.map(([name]) => name),
        ),
      ),
    )
  const judged = await db
    .select()
    .from(campaigns)
    .where(inArray(campaigns.title, [halfWay, waiting]))
  for (const { id: campaignId } of judged)
    await db.delete(campaignJudges).where(eq(campaignJudges.campaignId, campaignId))
  await insertRows(
    db,
    campaignJudges,
    judged.flatMap(({ id: campaignId }) =>
      demoJurors.map(([name], position) => ({
        campaignId,
        contentEntryId: panel.find((one) => one.name === name)?.id ?? 0,
        userId: jurors.get(name) ?? null,
        position,
      })),
    ),
  )
  await seedClosedJuries(
    db,
    demoJurors.map(([name]) => ({
      panellistId: panel.find((one) => one.name === name)?.id ?? 0,
      userId: jurors.get(name) ?? 0,
    })),
  )
  const campaign = judged.find(({ title }) => title === halfWay)
  if (!campaign) throw new Error(`There is no ${halfWay}.`)
  await db
    .update(campaigns)
    .set({ juryEndsAt: new Date(now.getTime() + 5 * day), jurorsPerEntry: perEntry })
    .where(eq(campaigns.id, campaign.id))
  const entries = await db
    .select({ id: talentEntries.id, title: talentEntries.title })
    .from(talentEntries)
    .where(and(eq(talentEntries.campaignId, campaign.id), eq(talentEntries.review, 'shown')))
    .orderBy(asc(talentEntries.id))
  const ids = demoJurors.map(([name]) => jurors.get(name) ?? 0)
  const seats =
    balanceJury({
      entries: entries.map(({ id }) => id),
      jurors: ids,
      perEntry,
      isPartial: () => false,
      kept: [],
    }) ?? []
  await insertRows(
    db,
    juryAssignments,
    ids.flatMap((userId, juror) =>
      seats
        .filter((seat) => seat.juror === userId)
        .map(({ entry: entryId }, at) => {
          const { final, drafts } = done[juror] ?? { final: 0, drafts: 0 }
          const isFinal = at < final
          const savedAt = at < final + drafts ? new Date(now.getTime() - (at + 1) * day) : null
          const criteria = isFinal ? campaign.criteria : campaign.criteria.slice(0, 1)
          return {
            entryId,
            userId,
            points: savedAt
              ? criteria.map(({ key }, place) => ({
                  key,
                  points: Math.min(10, (usual[juror] ?? 6) + ((entryId + place) % 4) - 1),
                }))
              : [],
            remark: isFinal
              ? (remarks.get(entries.find(({ id }) => id === entryId)?.title ?? '') ?? '')
              : '',
            savedAt,
            finalAt: isFinal ? savedAt : null,
            createdAt: new Date(now.getTime() - 6 * day),
          }
        }),
    ),
  )
}
