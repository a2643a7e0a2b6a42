import { firstNameOf } from '@brightyard/contract'
import type { PublicEntry, SharedEntry } from '@brightyard/contract'
import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import { ApiProblem } from '../../server/api-problem.ts'
import { phaseOf } from '../content/campaign.repository.ts'
import { isOver, votingOf } from './campaign.repository.ts'
import type { CampaignRow } from './campaign.repository.ts'
import { ageGroupOf } from './age-groups.ts'
import { entryNotFound, housePictures } from './entry.repository.ts'
import type { FoundEntry } from './entry.repository.ts'
import { openFilesOf } from './files/entry-files.ts'
import { countVotes } from './votes/count-votes.ts'

/** Looked at, with consent, and not withdrawn: all that the public ever sees. */
export const isPublic = and(
  eq(talentEntries.review, 'shown'),
  isNotNull(talentEntries.consentAt),
  isNull(talentEntries.withdrawnAt),
)

export const selectPublic = (db: Database) =>
  db
    .select({ entry: talentEntries, campaign: campaigns, kid: users.name })
    .from(talentEntries)
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .innerJoin(students, eq(students.id, talentEntries.studentId))
    .innerJoin(users, eq(users.id, students.userId))

interface Part {
  winners: boolean
  after: number | undefined
  limit: number
  now: Date
}

/** The latest first; winners by their place. */
export async function listPublic(db: Database, campaign: CampaignRow, part: Part) {
  const { winners, after, limit, now } = part
  const ofCampaign = and(eq(talentEntries.campaignId, campaign.id), isPublic)
  const where = winners
    ? and(
        ofCampaign,
        isOver(campaign, now) ? isNotNull(talentEntries.place) : eq(talentEntries.id, 0),
      )
    : ofCampaign
  const isFirst = after === undefined
  const found = await db
    .select({ entry: talentEntries, kid: users.name })
    .from(talentEntries)
    .innerJoin(students, eq(students.id, talentEntries.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(where, isFirst ? undefined : await startAfter(db, after, winners)))
    .orderBy(
      ...(winners ? [asc(talentEntries.place), asc(talentEntries.id)] : [desc(talentEntries.id)]),
    )
    .limit(limit + 1)
  const hasMore = found.length > limit
  const rows = found.slice(0, limit).map((row) => ({ ...row, campaign }))
  return {
    data: await viewPublic(db, rows, now),
    hasMore,
    total: isFirst && !hasMore ? rows.length : await db.$count(talentEntries, where),
  }
}

async function startAfter(db: Database, after: number, winners: boolean) {
  if (!winners) return lt(talentEntries.id, after)
  const [last] = await db
    .select({ place: talentEntries.place })
    .from(talentEntries)
    .where(eq(talentEntries.id, after))
  const place = last?.place ?? 0
  return or(
    gt(talentEntries.place, place),
    and(eq(talentEntries.place, place), gt(talentEntries.id, after)),
  )
}

export async function viewPublic(
  db: Database,
  rows: readonly FoundEntry[],
  now: Date,
): Promise<PublicEntry[]> {
  const ids = rows.map(({ entry }) => entry.id)
  const files = await openFilesOf(db, ids)
  const votes = await countVotes(
    db,
    rows.flatMap(({ entry, campaign }) => (showsVotes(campaign, now) ? entry.id : [])),
  )
  return rows.map(({ entry, campaign, kid }) => ({
    id: entry.id,
    title: entry.title,
    description: entry.description,
    first_name: firstNameOf(kid),
    age_group: ageGroupOf(entry.age, campaign),
    files: [...housePictures(entry), ...(files.get(entry.id) ?? [])],
    shown_at: (entry.shownAt ?? entry.updatedAt).toISOString(),
    place: isOver(campaign, now) ? entry.place : null,
    votes: votes.get(entry.id) ?? null,
  }))
}

export function showsVotes(campaign: CampaignRow, now: Date) {
  const voting = votingOf(campaign, now)
  return voting !== null && !voting.numbers_hidden
}

/** What was shown before is known to who has its link; anything else might as well not exist. */
async function notShown(db: Database, id: number) {
  const before = await db.$count(
    talentEntries,
    and(eq(talentEntries.id, id), isNotNull(talentEntries.shownAt)),
  )
  const { message, code } = entryNotFound()
  return new ApiProblem(404, before > 0 ? 'gone' : code, message)
}

export async function findShared(db: Database, id: number, now: Date): Promise<SharedEntry> {
  const [found] = await selectPublic(db).where(and(eq(talentEntries.id, id), isPublic))
  const [view] = found ? await viewPublic(db, [found], now) : []
  if (!found || !view) throw await notShown(db, id)
  const { slug, title, endsAt } = found.campaign
  const phase = phaseOf(found.campaign, now)
  return {
    ...view,
    campaign: { slug, title, phase, ends_at: endsAt.toISOString() },
  }
}
