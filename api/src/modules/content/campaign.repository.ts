import type { Campaign, CampaignPhase } from '@brightyard/contract'
import { asc, count, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import { groupsOf } from '../talent/age-groups.ts'

type State = Campaign['state']
const inState = (state: State | undefined, now: string) => {
  switch (state) {
    case 'running':
      return sql`${campaigns.startsAt} <= ${now}::timestamptz and ${campaigns.endsAt} > ${now}::timestamptz`
    case 'upcoming':
      return sql`${campaigns.startsAt} > ${now}::timestamptz`
    case 'past':
      return sql`${campaigns.endsAt} <= ${now}::timestamptz`
    case undefined:
      return undefined
  }
}

/** Running ones by their end, then upcoming ones by their start, then past ones, the latest first. */
export async function listCampaignsOf(
  db: Database,
  { state, now }: { state?: State | undefined; now: Date },
  { page, perPage }: PageRequest,
): Promise<{ total: number; data: Campaign[] }> {
  const moment = now.toISOString()
  const where = inState(state, moment)
  const [found] = await db.select({ total: count() }).from(campaigns).where(where)
  const rows = await db
    .select({ campaign: campaigns, entered })
    .from(campaigns)
    .where(where)
    .orderBy(
      sql`case when ${inState('running', moment)} then 0 when ${inState('upcoming', moment)} then 1 else 2 end`,
      sql`case when ${inState('running', moment)} then ${campaigns.endsAt} when ${inState('upcoming', moment)} then ${campaigns.startsAt} end`,
      sql`${campaigns.endsAt} desc`,
      asc(campaigns.id),
    )
    .limit(perPage)
    .offset((page - 1) * perPage)
  return {
    total: Number(found?.total ?? 0),
    data: rows.map(({ campaign, ...more }) => campaignOf({ ...campaign, ...more }, now)),
  }
}

/** Sent with everything that it needs, and not withdrawn. `campaigns.id` alone is written as `id`, which is the entry's here. */
const entered =
  sql<number>`(select count(*) from ${talentEntries} e where e.campaign_id = ${campaigns}.id
  and e.sent_at is not null and e.consent_at is not null and e.withdrawn_at is null)`.mapWith(
    Number,
  )

type Row = typeof campaigns.$inferSelect

/** By the server's clock; with the jury until the verdict is published. */
export function phaseOf(
  { startsAt, endsAt, verdictAt }: Pick<Row, 'startsAt' | 'endsAt' | 'verdictAt'>,
  now: Date,
): CampaignPhase {
  if (startsAt > now) return 'upcoming'
  if (endsAt > now) return 'open'
  return verdictAt !== null && verdictAt <= now ? 'closed' : 'judging'
}

const states = { upcoming: 'upcoming', open: 'running', judging: 'past', closed: 'past' } as const

export const campaignOf = (row: Row & { entered: number }, now: Date): Campaign => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  theme: row.theme,
  picture: row.picture,
  state: states[phaseOf(row, now)],
  phase: phaseOf(row, now),
  starts_at: row.startsAt.toISOString(),
  ends_at: row.endsAt.toISOString(),
  age: { from: row.ageFrom, to: row.ageTo },
  entry_fee_in_paise: row.entryFeeInPaise,
  prize: row.prize,
  entries_count: row.entered,
  age_groups: groupsOf(row),
})
