import { firstNameOf } from '@brightyard/contract'
import type { EntryFile, EntryStatus, OwnEntry } from '@brightyard/contract'
import { and, desc, eq, exists, inArray, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import type { RowLock } from '../../database/row-lock.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { moderationCases } from '../../database/schema/moderation.schema.ts'
import { entryFeeLines, talentEntries } from '../../database/schema/talent.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { phaseOf } from '../content/campaign.repository.ts'
import type { Services } from '../../server/services.ts'
import { isVisibleTo } from '../students/student-scope.ts'
import { isOver } from './campaign.repository.ts'
import type { CampaignRow } from './campaign.repository.ts'
import { ageGroupOf } from './age-groups.ts'
import { refuseOthers } from './entry-rules.ts'
import { filesIn, uploadsOf } from './files/entry-files.ts'
import { linesOf } from './jury/jury-lines.ts'

export type EntryRow = typeof talentEntries.$inferSelect

export interface FoundEntry {
  entry: EntryRow
  campaign: CampaignRow
  kid: string
}

export const entryNotFound = () => notFound('this entry')

/** `TB-000042`: people name it when they ask. */
export const numberOf = ({ id }: Pick<EntryRow, 'id'>) => `TB-${String(id).padStart(6, '0')}`

/** Of the kids whom this person may enter. */
const isOwn = (actor: ActingUser, db: Database) =>
  exists(
    db
      .select({ id: students.id })
      .from(students)
      .where(and(eq(students.id, talentEntries.studentId), isVisibleTo(actor, db))),
  )

const selectEntries = (db: Database) =>
  db
    .select({ entry: talentEntries, campaign: campaigns, kid: users.name })
    .from(talentEntries)
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .innerJoin(students, eq(students.id, talentEntries.studentId))
    .innerJoin(users, eq(users.id, students.userId))

export async function findOwnEntry(
  actor: ActingUser,
  db: Database,
  id: number,
): Promise<FoundEntry> {
  refuseOthers(actor)
  const [found] = await selectEntries(db).where(and(eq(talentEntries.id, id), isOwn(actor, db)))
  if (!found) throw entryNotFound()
  return found
}

export async function readEntry(db: Database, id: number): Promise<FoundEntry> {
  const [found] = await selectEntries(db).where(eq(talentEntries.id, id))
  if (!found) throw entryNotFound()
  return found
}

/** Locks: case, entry, in the order of decisions and reports; a change puts the entry back on the desk. */
export async function lockEntry(tx: Database, lock: RowLock, id: number) {
  const ofEntry = and(eq(moderationCases.subjectType, 'entry'), eq(moderationCases.subjectId, id))
  await lock(tx.select().from(moderationCases).where(ofEntry))
  const [row] = await lock(tx.select().from(talentEntries).where(eq(talentEntries.id, id)))
  return row
}

/** For a change, which nobody else makes at the same time. */
export async function lockOwnEntry(
  actor: ActingUser,
  tx: Database,
  lock: RowLock,
  id: number,
): Promise<FoundEntry> {
  const found = await findOwnEntry(actor, tx, id)
  const entry = await lockEntry(tx, lock, id)
  if (!entry) throw entryNotFound()
  return { ...found, entry }
}

/** 409 for what can no longer be changed. */
export function refuseClosed({ entry, campaign }: FoundEntry, now: Date) {
  if (entry.withdrawnAt) throw conflict('withdrawn', 'This entry was withdrawn.')
  if (phaseOf(campaign, now) !== 'open')
    throw conflict('closed', 'This campaign is closed, so the entry stays as it is.')
}

export async function listOwnEntries(
  actor: ActingUser,
  db: Database,
  { slug, before, limit }: { slug: string | undefined; before: number | undefined; limit: number },
) {
  refuseOthers(actor)
  const ofCampaign =
    slug === undefined
      ? undefined
      : inArray(
          talentEntries.campaignId,
          db
            .select({ id: campaigns.id })
            .from(campaigns)
            .where(eq(campaigns.slug, slug.toLowerCase())),
        )
  const where = and(isOwn(actor, db), ofCampaign)
  const rows = await selectEntries(db)
    .where(and(where, before === undefined ? undefined : lt(talentEntries.id, before)))
    .orderBy(desc(talentEntries.id))
    .limit(limit + 1)
  return {
    rows: rows.slice(0, limit),
    hasMore: rows.length > limit,
    total: await db.$count(talentEntries, where),
  }
}

export function statusOf({ entry, campaign }: Omit<FoundEntry, 'kid'>): EntryStatus {
  if (entry.withdrawnAt) return 'withdrawn'
  if (!entry.sentAt) return 'draft'
  if (!entry.consentAt) return 'needs_consent'
  if (campaign.entryFeeInPaise > 0 && !entry.paidAt) return 'needs_payment'
  return entry.review === 'shown' || entry.review === 'refused' ? entry.review : 'in_review'
}

/** What stands in the entry's own row; uploaded files follow these. */
export const housePictures = ({ pictures }: EntryRow): EntryFile[] =>
  pictures.map(({ src, width, height }) => ({
    kind: 'picture',
    src,
    width,
    height,
    seconds: null,
  }))

type ViewNeeds = Pick<Services, 'now' | 'linkSecret'>

export async function viewOwn(
  db: Database,
  rows: readonly FoundEntry[],
  services: ViewNeeds,
): Promise<OwnEntry[]> {
  if (rows.length === 0) return []
  const now = services.now()
  const ids = rows.map(({ entry }) => entry.id)
  const held = await db
    .select({ entryId: entryFeeLines.entryId, code: orders.code })
    .from(entryFeeLines)
    .innerJoin(orderLines, eq(orderLines.id, entryFeeLines.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(inArray(entryFeeLines.entryId, ids), isNull(entryFeeLines.releasedAt)))
  const files = await uploadsOf(db, ids, { secret: services.linkSecret, now })
  const over = rows.flatMap(({ entry, campaign }) => (isOver(campaign, now) ? entry.id : []))
  const lines = await linesOf(db, over)
  return rows.map((found) => {
    const { entry, campaign, kid } = found
    const phase = phaseOf(campaign, now)
    const mayChange = phase === 'open' && entry.withdrawnAt === null
    return {
      id: entry.id,
      number: entry.sentAt ? numberOf(entry) : null,
      status: statusOf(found),
      campaign: {
        slug: campaign.slug,
        title: campaign.title,
        phase,
        ends_at: campaign.endsAt.toISOString(),
      },
      student_id: entry.studentId,
      kid,
      first_name: firstNameOf(kid),
      age_group: ageGroupOf(entry.age, campaign),
      title: entry.title,
      description: entry.description,
      files: [...housePictures(entry), ...filesIn(files.get(entry.id))],
      uploads: files.get(entry.id) ?? [],
      revision: entry.revision,
      sent_at: entry.sentAt?.toISOString() ?? null,
      consent:
        entry.consentVersion === null || entry.consentAt === null
          ? null
          : { version: entry.consentVersion, given_at: entry.consentAt.toISOString() },
      fee_in_paise: campaign.entryFeeInPaise,
      paid_at: entry.paidAt?.toISOString() ?? null,
      order_code: held.find(({ entryId }) => entryId === entry.id)?.code ?? null,
      note: entry.reviewNote,
      place: isOver(campaign, now) ? entry.place : null,
      jury_lines: lines.get(entry.id) ?? [],
      may_change: mayChange,
      may_withdraw: mayChange,
      updated_at: entry.updatedAt.toISOString(),
    }
  })
}

export async function viewOne(
  db: Database,
  found: FoundEntry,
  services: ViewNeeds,
): Promise<OwnEntry> {
  const [view] = await viewOwn(db, [found], services)
  if (!view) throw entryNotFound()
  return view
}
