import { soldThings } from '@brightyard/contract'
import type {
  CampaignEvent,
  CampaignPackage,
  MarketingCampaign,
  MarketingCampaignCard,
} from '@brightyard/contract'
import { and, asc, eq, gt, isNull, min, sql, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  campaignOrders,
  campaignPackages,
  marketingCampaigns,
} from '../../database/schema/marketing.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import { taxText } from '../catalog/product-card.ts'

type CampaignRow = typeof marketingCampaigns.$inferSelect
export type PackageRow = typeof campaignPackages.$inferSelect

export function stateOf({ startsAt, endsAt }: CampaignRow, now: Date): MarketingCampaign['state'] {
  if (endsAt <= now) return 'over'
  return startsAt > now ? 'upcoming' : 'running'
}

/** Running ones by their end, then upcoming ones by their start. */
export async function findOpenCampaigns(
  db: Database,
  { page, perPage, now }: PageRequest & { now: Date },
) {
  const where = gt(marketingCampaigns.endsAt, now)
  const total = await db.$count(marketingCampaigns, where)
  const isUpcoming = sql`${marketingCampaigns.startsAt} > ${now.toISOString()}::timestamptz`
  const rows = await db
    .select({ campaign: marketingCampaigns, cheapest: min(campaignPackages.priceInPaise) })
    .from(marketingCampaigns)
    .leftJoin(campaignPackages, eq(campaignPackages.campaignId, marketingCampaigns.id))
    .where(where)
    .groupBy(marketingCampaigns.id)
    .orderBy(
      isUpcoming,
      sql`case when ${isUpcoming} then ${marketingCampaigns.startsAt} else ${marketingCampaigns.endsAt} end`,
      asc(marketingCampaigns.id),
    )
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { total, data: rows.map(({ campaign, cheapest }) => cardOf(campaign, cheapest, now)) }
}

export async function findCampaign(db: Database, slug: string): Promise<CampaignRow | undefined> {
  const [row] = await db
    .select()
    .from(marketingCampaigns)
    .where(eq(marketingCampaigns.slug, slug.toLowerCase()))
  return row
}

export async function viewCampaign(
  db: Database,
  campaign: CampaignRow,
  now: Date,
): Promise<MarketingCampaign> {
  const packages = await db
    .select()
    .from(campaignPackages)
    .where(eq(campaignPackages.campaignId, campaign.id))
    .orderBy(campaignPackages.priceInPaise, campaignPackages.id)
  const [first] = packages
  return {
    ...cardOf(campaign, first?.priceInPaise ?? null, now),
    highlights: campaign.highlights,
    questions: campaign.questions,
    packages: await Promise.all(packages.map((one) => viewPackage(db, one))),
    sells: soldAs(packages.map(({ name }) => name)),
    asks: { address: campaign.asksAddress, choices: campaign.choices },
  }
}

/** What most of the packages call themselves, as in `One box` and `Three boxes`; a place where they do not say. */
export function soldAs(names: readonly string[]): MarketingCampaign['sells'] {
  const known = soldThings.find(
    (thing) =>
      names.filter((name) => new RegExp(`\\b${thing}(e?s)?\\b`, 'i').test(name)).length * 2 >
      names.length,
  )
  return known ?? 'place'
}

const cardOf = (
  campaign: CampaignRow,
  cheapest: number | null,
  now: Date,
): MarketingCampaignCard => ({
  slug: campaign.slug,
  title: campaign.title,
  summary: campaign.summary,
  place: campaign.place,
  area: campaign.area,
  picture: campaign.picture,
  state: stateOf(campaign, now),
  starts_at: campaign.startsAt.toISOString(),
  ends_at: campaign.endsAt.toISOString(),
  event: eventOf(campaign),
  price_from_in_paise: cheapest,
})

/** When it takes place; a package may end at another time than the rest. */
export function eventOf(
  { eventStartsAt, eventEndsAt }: CampaignRow,
  pack?: PackageRow,
): CampaignEvent | null {
  const endsAt = pack?.eventEndsAt ?? eventEndsAt
  if (!eventStartsAt || !endsAt) return null
  return { starts_at: eventStartsAt.toISOString(), ends_at: endsAt.toISOString() }
}

const viewPackage = async (db: Database, row: PackageRow): Promise<CampaignPackage> => ({
  id: row.id,
  name: row.name,
  summary: row.summary,
  includes: row.includes,
  price_in_paise: row.priceInPaise,
  tax_percent: taxText(row.taxPercent),
  left: await leftOf(db, row),
  pieces: row.pieces,
})

/** How many of a package nobody holds; null without a limit. Certain while its row is locked. */
export async function leftOf(db: Database, { id, capacity }: PackageRow): Promise<number | null> {
  if (capacity === null) return null
  const [held] = await db
    .select({ pieces: sum(campaignOrders.quantity).mapWith(Number) })
    .from(campaignOrders)
    .where(and(eq(campaignOrders.packageId, id), isNull(campaignOrders.releasedAt)))
  return Math.max(0, capacity - (held?.pieces ?? 0))
}

/** What a campaign sells, by the names of its packages. */
export async function soldBy(
  db: Database,
  campaignId: number,
): Promise<MarketingCampaign['sells']> {
  const packages = await db
    .select({ name: campaignPackages.name })
    .from(campaignPackages)
    .where(eq(campaignPackages.campaignId, campaignId))
  return soldAs(packages.map(({ name }) => name))
}

/** The package that an order is for, with its campaign. */
export async function findOrdered(db: Database, orderId: number) {
  const [row] = await db
    .select({ held: campaignOrders, pack: campaignPackages, campaign: marketingCampaigns })
    .from(campaignOrders)
    .innerJoin(campaignPackages, eq(campaignPackages.id, campaignOrders.packageId))
    .innerJoin(marketingCampaigns, eq(marketingCampaigns.id, campaignPackages.campaignId))
    .where(eq(campaignOrders.orderId, orderId))
  if (!row) throw new Error(`Order ${orderId} is not of a campaign.`)
  return row
}
