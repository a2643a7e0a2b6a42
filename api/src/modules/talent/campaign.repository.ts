import type { TalentCampaign } from '@brightyard/contract'
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import { campaignJudges, talentEntries } from '../../database/schema/talent.schema.ts'
import { notFound } from '../../server/api-problem.ts'
import { campaignOf, phaseOf } from '../content/campaign.repository.ts'

export type CampaignRow = typeof campaigns.$inferSelect

const twoWeeks = 14 * 24 * 60 * 60 * 1000

/** By its slug, in whatever case somebody has typed it. */
export async function findCampaign(db: Database, slug: string): Promise<CampaignRow> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.slug, slug.toLowerCase()))
  if (!row) throw notFound('this campaign')
  return row
}

/** Complete, and not withdrawn: what counts as taking part. */
export const takesPart = and(
  isNotNull(talentEntries.sentAt),
  isNotNull(talentEntries.consentAt),
  isNull(talentEntries.withdrawnAt),
)

export async function viewTalentCampaign(
  db: Database,
  row: CampaignRow,
  now: Date,
): Promise<TalentCampaign> {
  const judges = await db
    .select({
      name: contentEntries.title,
      subtitle: sql<string>`coalesce(${contentEntries.subtitle}, '')`,
      slug: contentEntries.slug,
      picture: contentEntries.picture,
    })
    .from(campaignJudges)
    .innerJoin(contentEntries, eq(contentEntries.id, campaignJudges.contentEntryId))
    .where(eq(campaignJudges.campaignId, row.id))
    .orderBy(asc(campaignJudges.position))
  const entered = await db.$count(
    talentEntries,
    and(eq(talentEntries.campaignId, row.id), takesPart),
  )
  const results = row.resultsAt ?? new Date(row.endsAt.getTime() + twoWeeks)
  return {
    ...campaignOf({ ...row, entered }, now),
    about: row.about,
    rules: row.rules,
    prizes: row.prizes,
    criteria: row.criteria,
    judges,
    results_at: results.toISOString(),
    verdict_at: isOver(row, now) ? (row.verdictAt?.toISOString() ?? null) : null,
    entries_per_kid: row.entriesPerKid,
    file_kinds: row.fileKinds,
    max_files: row.maxFiles,
    tax_percent: row.taxPercent,
    voting: votingOf(row, now),
    server_time: now.toISOString(),
  }
}

/** Whether the verdict is published. */
export const isOver = ({ verdictAt }: Pick<CampaignRow, 'verdictAt'>, now: Date) =>
  verdictAt !== null && verdictAt <= now

const lastDay = 24 * 60 * 60 * 1000

/** Voting begins with the campaign; entries get votes as soon as they are shown. */
export function votingOf(row: CampaignRow, now: Date): TalentCampaign['voting'] {
  const { startsAt, votingEndsAt: ends, hidesLastDay } = row
  if (!ends) return null
  const isOn = startsAt <= now && now < ends && !isOver(row, now)
  const isLastDay = isOn && now.getTime() >= ends.getTime() - lastDay
  return {
    is_on: isOn,
    opens_at: startsAt.toISOString(),
    closes_at: ends.toISOString(),
    hides_last_day: hidesLastDay,
    // The jury decides without looking at the votes, and families wait for the verdict.
    numbers_hidden: phaseOf(row, now) === 'judging' || (hidesLastDay && isLastDay),
  }
}
