import { randomUUID } from 'node:crypto'
import { assignJury, saveJuryPoints, getJuryFolder } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { campaigns, contentEntries } from '../database/schema/content.schema.ts'
import { campaignJudges } from '../database/schema/talent.schema.ts'
import { aSentEntry, aTalentCampaign, showEntry } from './talent-factories.ts'
import type { Caller, TestApi } from './test-api.ts'

const day = 24 * 60 * 60 * 1000
export const criteria = [
  { key: 'idea', label: 'Idea', weight: 3 },
  { key: 'colour', label: 'Colour', weight: 1 },
]

/** On the panel, and in the jury of a campaign by this account. */
export async function aJudge({ db }: TestApi, campaignId: number, userId: number | null) {
  const panellist = `judge-${randomUUID().slice(0, 8)}`
  const [made] = await db
    .insert(contentEntries)
    .values({
      contentTypeId: 1,
      slug: panellist,
      title: `Judge ${panellist}`,
      publishedAt: new Date(0),
    })
    .returning({ id: contentEntries.id })
  await db
    .insert(campaignJudges)
    .values({ campaignId, contentEntryId: made?.id ?? 0, userId, position: 0 })
  return panellist
}

/** Closed, with an entry of each of these kids, and a jury of these accounts. */
export async function aJudgedCampaign(
  api: TestApi,
  given: {
    entries: readonly { guardian: Caller; studentId: number }[]
    jurors: readonly number[]
    fields?: Partial<typeof campaigns.$inferInsert>
  },
) {
  const { id: campaignId, slug } = await aTalentCampaign(api, { criteria, ...given.fields })
  const entries = []
  for (const { guardian, studentId } of given.entries) {
    const { id } = await aSentEntry(guardian, slug, studentId)
    await showEntry(api, id)
    entries.push(id)
  }
  const panel = []
  for (const userId of given.jurors) panel.push(await aJudge(api, campaignId, userId))
  const endsAt = new Date(api.clock.now.getTime() - 60 * 60 * 1000)
  await api.db.update(campaigns).set({ endsAt }).where(eq(campaigns.id, campaignId))
  return { id: campaignId, slug, entries, panel }
}

/** Until in a week. */
export const assigned = (api: TestApi, admin: Caller, slug: string, jurors_per_entry: number) =>
  admin.call(assignJury, {
    slug,
    jurors_per_entry,
    ends_at: new Date(api.clock.now.getTime() + 7 * day).toISOString(),
  })

/** Points for all criteria of all entries that this juror has, by their titles. */
export async function score(
  juror: Caller,
  slug: string,
  pointsOf: (title: string, key: string) => number,
) {
  const { entries } = await juror.call(getJuryFolder, { slug })
  for (const { id, title } of entries)
    await juror.call(saveJuryPoints, {
      id,
      points: criteria.map(({ key }) => ({ key, points: pointsOf(title, key) })),
      is_final: true,
    })
}
