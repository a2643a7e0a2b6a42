import type {
  CallParsed,
  JuryEntry,
  JuryFolder,
  JuryPoints,
  JuryState,
  JuryTask,
  saveJuryPoints,
} from '@brightyard/contract'
import { and, asc, desc, eq, exists } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { campaignJudges, talentEntries } from '../../../database/schema/talent.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { phaseOf } from '../../content/campaign.repository.ts'
import { findCampaign, isOver } from '../campaign.repository.ts'
import type { CampaignRow } from '../campaign.repository.ts'
import { ageGroupOf } from '../age-groups.ts'
import { entryNotFound, housePictures } from '../entry.repository.ts'
import type { EntryRow } from '../entry.repository.ts'
import { filesIn, uploadsOf } from '../files/entry-files.ts'
import { isPublic } from '../public-entries.ts'

export type Assignment = typeof juryAssignments.$inferSelect
type ViewNeeds = Pick<Services, 'now' | 'linkSecret'>

export const stateOf = ({ savedAt, finalAt }: Assignment): JuryState =>
  finalAt ? 'final' : savedAt ? 'draft' : 'open'

export function countStates(assignments: readonly Assignment[]) {
  const count = (state: JuryState) => assignments.filter((one) => stateOf(one) === state).length
  return { assigned: assignments.length, drafts: count('draft'), final: count('final') }
}

const isOfJury = (actor: ActingUser, db: Database) =>
  exists(
    db
      .select({ id: campaignJudges.userId })
      .from(campaignJudges)
      .where(and(eq(campaignJudges.campaignId, campaigns.id), eq(campaignJudges.userId, actor.id))),
  )

/** Of entries that are still shown: what was withdrawn or hidden is judged no more. */
const selectAssigned = (actor: ActingUser, db: Database) =>
  db
    .select({ assignment: juryAssignments, entry: talentEntries, campaign: campaigns })
    .from(juryAssignments)
    .innerJoin(talentEntries, and(eq(talentEntries.id, juryAssignments.entryId), isPublic))
    .innerJoin(campaigns, and(eq(campaigns.id, talentEntries.campaignId), isOfJury(actor, db)))
    .$dynamic()

const isOwn = (actor: ActingUser) => eq(juryAssignments.userId, actor.id)

/** Where the least time is left first. */
export async function listTasks(actor: ActingUser, db: Database, now: Date): Promise<JuryTask[]> {
  const judged = await db
    .select()
    .from(campaigns)
    .where(isOfJury(actor, db))
    .orderBy(desc(campaigns.endsAt), asc(campaigns.id))
    .limit(100)
  const assigned = await selectAssigned(actor, db).where(isOwn(actor))
  return judged.map((campaign) => ({
    slug: campaign.slug,
    title: campaign.title,
    phase: phaseOf(campaign, now),
    jury_ends_at: campaign.juryEndsAt?.toISOString() ?? null,
    ...countStates(
      assigned.flatMap((one) => (one.campaign.id === campaign.id ? one.assignment : [])),
    ),
  }))
}

export async function viewFolder(
  actor: ActingUser,
  { db, now, linkSecret }: Services,
  slug: string,
): Promise<JuryFolder> {
  const campaign = await findCampaign(db, slug)
  const [mine] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.id, campaign.id), isOfJury(actor, db)))
  if (!mine) throw notFound('this campaign')
  const rows = await selectAssigned(actor, db)
    .where(and(isOwn(actor), eq(campaigns.id, campaign.id)))
    .orderBy(asc(juryAssignments.id))
  return {
    campaign: {
      slug,
      title: campaign.title,
      about: campaign.about,
      rules: campaign.rules,
      criteria: campaign.criteria,
    },
    jury_ends_at: campaign.juryEndsAt?.toISOString() ?? null,
    may_score: mayScore(campaign, now()),
    entries: await viewEntries(db, rows, { now, linkSecret }),
  }
}

const mayScore = (campaign: CampaignRow, now: Date) =>
  phaseOf(campaign, now) === 'judging' && campaign.juryEndsAt !== null && campaign.juryEndsAt > now

async function viewEntries(
  db: Database,
  rows: readonly { assignment: Assignment; entry: EntryRow; campaign: CampaignRow }[],
  { linkSecret, now }: ViewNeeds,
): Promise<JuryEntry[]> {
  const reader = { secret: linkSecret, now: now() }
  const ids = rows.map(({ entry }) => entry.id)
  const files = await uploadsOf(db, ids, reader)
  return rows.map(({ assignment, entry, campaign }) => ({
    id: assignment.id,
    title: entry.title,
    description: entry.description,
    files: [...housePictures(entry), ...filesIn(files.get(entry.id))],
    age_group: ageGroupOf(entry.age, campaign),
    state: stateOf(assignment),
    points: assignment.points,
    remark: assignment.remark,
    line: assignment.line ?? '',
    saved_at: assignment.savedAt?.toISOString() ?? null,
  }))
}

/** Locks: campaign, assignment. The verdict locks the campaign too, so no score comes beside it. */
export function savePoints(
  actor: ActingUser,
  services: Services,
  { id, points, remark, line, is_final }: CallParsed<typeof saveJuryPoints>,
): Promise<JuryEntry> {
  const { db, lock, now } = services
  return db.transaction(async (tx) => {
    const mine = and(isOwn(actor), eq(juryAssignments.id, id))
    const [found] = await selectAssigned(actor, tx).where(mine)
    if (!found) throw entryNotFound()
    const [campaign] = await lock(
      tx.select().from(campaigns).where(eq(campaigns.id, found.campaign.id)),
    )
    const [assignment] = await lock(tx.select().from(juryAssignments).where(mine))
    if (!campaign || !assignment) throw entryNotFound()
    if (isOver(campaign, now()) || !mayScore(campaign, now()))
      throw conflict('jury_closed', 'The time to give points is over.')
    if (assignment.finalAt) throw conflict('final', 'These points are final.')
    refuseUnfit(campaign, points, is_final)
    const [saved] = await tx
      .update(juryAssignments)
      .set({
        points,
        remark,
        line: line.trim() || null,
        savedAt: now(),
        finalAt: is_final ? now() : null,
      })
      .where(eq(juryAssignments.id, id))
      .returning()
    const rows = [{ assignment: saved ?? assignment, entry: found.entry, campaign }]
    const [view] = await viewEntries(tx, rows, services)
    if (!view) throw entryNotFound()
    return view
  })
}

function refuseUnfit({ criteria }: CampaignRow, points: readonly JuryPoints[], isFinal: boolean) {
  const keys = points.map(({ key }) => key)
  const known = new Set(criteria.map(({ key }) => key))
  if (new Set(keys).size < keys.length || keys.some((key) => !known.has(key)))
    throw invalidInput({ points: 'Please give each criterion of this campaign points once.' })
  const gap = criteria.find(({ key }) => !keys.includes(key))
  if (isFinal && gap)
    throw invalidInput({ points: `Please give points for “${gap.label}” before you finish.` })
}
