import type { MediaItem, MediaKind, NewspaperIssue, PanellistProfile } from '@brightyard/contract'
import { contentTypeIds } from '@brightyard/contract'
import { and, asc, count, desc, eq, gte, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns, contentEntries } from '../../database/schema/content.schema.ts'
import {
  newspaperIssues,
  panelSessions,
  partnerProfiles,
} from '../../database/schema/people.schema.ts'
import type { PageRequest } from '../../server/paging.ts'
import { listOfferingCards } from '../offerings/offering-list.repository.ts'
import { listCards } from '../programs/program-card.repository.ts'
import { findContent } from './content.repository.ts'

const activitiesOfPartner = 6
const programsOfPartner = 12

/** The profile of a partner; undefined for one that does not exist or is not published yet. */
export async function findPartner(db: Database, slug: string, now: Date) {
  const entry = await findContent(db, contentTypeIds.Partners, slug, now)
  if (!entry) return undefined
  const [profile] = await db
    .select()
    .from(partnerProfiles)
    .where(eq(partnerProfiles.contentEntryId, entry.id))
  if (!profile) return undefined
  const { vendorId } = profile
  return {
    ...entry,
    address: profile.address,
    phone: profile.phone,
    email: profile.email,
    website: profile.website,
    opening_hours: profile.openingHours,
    partner_since: profile.partnerSince,
    vendor_id: vendorId,
    galleries: await listGalleries(db, entry.id, now),
    activities: vendorId === null ? { total: 0, data: [] } : await offeredBy(db, vendorId, now),
    programs:
      vendorId === null
        ? []
        : (
            await listCards(
              db,
              { vendorId },
              { sort: 'title', limit: programsOfPartner, offset: 0 },
            )
          ).data,
  }
}

const offeredBy = (db: Database, vendorId: number, now: Date) =>
  listOfferingCards(
    db,
    { vendor_id: vendorId, sort: 'next', maxRows: activitiesOfPartner },
    { page: 1, perPage: activitiesOfPartner },
    now,
  )

async function listGalleries(db: Database, partnerId: number, now: Date) {
  const rows = await db
    .select({
      id: contentEntries.id,
      title: contentEntries.title,
      summary: contentEntries.summary,
      pictures: contentEntries.gallery,
    })
    .from(contentEntries)
    .where(
      and(
        eq(contentEntries.parentId, partnerId),
        eq(contentEntries.contentTypeId, contentTypeIds.PartnerGalleries),
        lte(contentEntries.publishedAt, now),
      ),
    )
    .orderBy(desc(contentEntries.publishedAt), asc(contentEntries.id))
  return rows.filter(({ pictures }) => pictures.length > 0)
}

/** A member of the panel with the sessions judged so far, the latest first. */
export async function findPanellist(
  db: Database,
  slug: string,
  now: Date,
): Promise<PanellistProfile | undefined> {
  const entry = await findContent(db, contentTypeIds.PanelList, slug, now)
  if (!entry) return undefined
  const rows = await db
    .select({ session: panelSessions, campaign: campaigns })
    .from(panelSessions)
    .innerJoin(campaigns, eq(campaigns.id, panelSessions.campaignId))
    .where(and(eq(panelSessions.contentEntryId, entry.id), lte(panelSessions.heldAt, now)))
    .orderBy(desc(panelSessions.heldAt), asc(panelSessions.id))
  return {
    ...entry,
    sessions: rows.map(({ session, campaign: { slug: campaignSlug, title, theme, picture } }) => ({
      id: session.id,
      campaign: { slug: campaignSlug, title, theme, picture },
      held_at: session.heldAt.toISOString(),
      role: session.role,
      entries_judged: session.entriesJudged,
      remark: session.remark,
    })),
  }
}

/** Issues that are out, the latest month first. */
export async function listIssues(
  db: Database,
  { year, now }: { year: number | undefined; now: Date },
  { page, perPage }: PageRequest,
): Promise<{ total: number; data: NewspaperIssue[]; years: number[] }> {
  const isOut = lte(newspaperIssues.publishedAt, now)
  const where = and(
    isOut,
    year === undefined ? undefined : gte(newspaperIssues.month, `${year}-01-01`),
    year === undefined ? undefined : lt(newspaperIssues.month, `${year + 1}-01-01`),
  )
  const [found] = await db.select({ total: count() }).from(newspaperIssues).where(where)
  const rows = await db
    .select()
    .from(newspaperIssues)
    .where(where)
    .orderBy(desc(newspaperIssues.month))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const yearOf = sql<number>`extract(year from ${newspaperIssues.month})::int`
  const years = await db
    .selectDistinct({ year: yearOf })
    .from(newspaperIssues)
    .where(isOut)
    .orderBy(desc(yearOf))
  return {
    total: Number(found?.total ?? 0),
    data: rows.map(({ publishedAt, ...issue }) => ({
      ...issue,
      published_at: publishedAt.toISOString(),
    })),
    years: years.map((one) => one.year),
  }
}

const { Galleries, Videos } = contentTypeIds
const typeOfKind: Record<MediaKind, number> = { photos: Galleries, video: Videos }

/** An album without pictures and a video without a file are announced elsewhere, not shown here. */
const isShowable = or(
  and(eq(contentEntries.contentTypeId, Galleries), ne(contentEntries.gallery, [])),
  and(eq(contentEntries.contentTypeId, Videos), isNotNull(contentEntries.video)),
)

/** Albums and videos, the newest first. */
export async function listMediaItems(
  db: Database,
  { kind, now }: { kind: MediaKind | undefined; now: Date },
  { page, perPage }: PageRequest,
): Promise<{ data: MediaItem[]; total: number; counts: Record<MediaKind, number> }> {
  const isOut = and(lte(contentEntries.publishedAt, now), isShowable)
  const rows = await db
    .select()
    .from(contentEntries)
    .where(
      and(
        isOut,
        kind === undefined ? undefined : eq(contentEntries.contentTypeId, typeOfKind[kind]),
      ),
    )
    .orderBy(desc(contentEntries.publishedAt), asc(contentEntries.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  const counted = await db
    .select({ type: contentEntries.contentTypeId, total: count() })
    .from(contentEntries)
    .where(isOut)
    .groupBy(contentEntries.contentTypeId)
  const countOf = (one: MediaKind) =>
    Number(counted.find(({ type }) => type === typeOfKind[one])?.total ?? 0)
  const counts = { photos: countOf('photos'), video: countOf('video') }
  return {
    data: rows.map((row) => ({
      id: row.id,
      kind: row.contentTypeId === Videos ? ('video' as const) : ('photos' as const),
      slug: row.slug,
      title: row.title,
      summary: row.summary,
      tags: row.tags,
      published_at: row.publishedAt.toISOString(),
      picture: row.picture,
      pictures: row.contentTypeId === Videos ? [] : row.gallery,
      video: row.video,
    })),
    total: kind === undefined ? counts.photos + counts.video : counts[kind],
    counts,
  }
}
