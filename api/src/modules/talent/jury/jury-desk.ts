import type { assignJury, CallParsed, JuryDesk, setJuror } from '@brightyard/contract'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { juryAssignments } from '../../../database/schema/talent-jury.schema.ts'
import { campaignJudges, talentEntries } from '../../../database/schema/talent.schema.ts'
import { users } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, invalidInput, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { phaseOf } from '../../content/campaign.repository.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'
import { findCampaign, isOver } from '../campaign.repository.ts'
import type { CampaignRow } from '../campaign.repository.ts'
import { isPublic } from '../public-entries.ts'
import { balanceJury } from './balance-jury.ts'
import { countStates } from './juror-work.ts'
import { tellJuror } from './tell-juror.ts'
import { hasPoints, listAssignments, listJudges, partialSeats } from './jury.repository.ts'

export async function viewDesk(
  actor: ActingUser,
  db: Database,
  slug: string,
  now: Date,
): Promise<JuryDesk> {
  refuseAllButAdmins(actor)
  const campaign = await findCampaign(db, slug)
  const judges = await listJudges(db, campaign.id)
  const assigned = await listAssignments(db, campaign.id)
  const seats = new Map<number, number>()
  for (const { entry } of assigned) seats.set(entry.id, (seats.get(entry.id) ?? 0) + 1)
  const ofCampaign = eq(talentEntries.campaignId, campaign.id)
  const inReview = and(
    ofCampaign,
    eq(talentEntries.review, 'waiting'),
    isNull(talentEntries.withdrawnAt),
  )
  return {
    campaign: {
      slug,
      title: campaign.title,
      phase: phaseOf(campaign, now),
      ends_at: campaign.endsAt.toISOString(),
      criteria: campaign.criteria,
      age_from: campaign.ageFrom,
      age_to: campaign.ageTo,
      age_groups: (campaign.ageGroups ?? []).toSorted((one, other) => one.from - other.from),
    },
    may_change_age_groups: !isOver(campaign, now) && !(await hasPoints(db, campaign.id)),
    jurors_per_entry: campaign.jurorsPerEntry,
    jury_ends_at: campaign.juryEndsAt?.toISOString() ?? null,
    verdict_at: isOver(campaign, now) ? (campaign.verdictAt?.toISOString() ?? null) : null,
    entries: await db.$count(talentEntries, and(ofCampaign, isPublic)),
    entries_in_review: await db.$count(talentEntries, inReview),
    entries_assigned: [...seats.values()].filter((count) => count >= campaign.jurorsPerEntry)
      .length,
    jurors: judges.map(({ panellist, name, userId, email }) => ({
      panellist,
      name,
      email: userId === null ? null : (email ?? ''),
      ...countStates(
        assigned.flatMap(({ assignment }) => (assignment.userId === userId ? assignment : [])),
      ),
    })),
  }
}

export async function lockCampaign(tx: Database, lock: Services['lock'], slug: string) {
  const [row] = await lock(tx.select().from(campaigns).where(eq(campaigns.slug, slug)))
  if (!row) throw notFound('this campaign')
  return row
}

const refuseOver = (campaign: CampaignRow, now: Date) => {
  if (isOver(campaign, now)) throw conflict('closed', 'The verdict of this campaign is published.')
}

/** Locks: campaign. */
export function seatJuror(
  actor: ActingUser,
  { db, lock, now }: Services,
  { slug, panellist, email }: CallParsed<typeof setJuror>,
): Promise<JuryDesk> {
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, lock, slug)
    refuseOver(campaign, now())
    const judges = await listJudges(tx, campaign.id)
    const judge = judges.find((one) => one.panellist === panellist)
    if (!judge) throw notFound('this judge')
    const account = email === null ? null : await findAccount(tx, email)
    if (account && judges.some((one) => one !== judge && one.userId === account.id))
      throw invalidInput({ email: 'Another judge of this campaign has this account.' })
    await tx
      .update(campaignJudges)
      .set({ userId: account?.id ?? null })
      .where(
        and(
          eq(campaignJudges.campaignId, campaign.id),
          eq(campaignJudges.contentEntryId, judge.panellistId),
        ),
      )
    return viewDesk(actor, tx, slug, now())
  })
}

async function findAccount(tx: Database, email: string) {
  const [account] = await tx
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(eq(users.email, email.trim().toLowerCase()), isNull(users.deletedAt)))
  if (!account) throw invalidInput({ email: 'Nobody has an account with this email address.' })
  if (account.role === 'student')
    throw invalidInput({ email: 'This is the account of a student, who cannot be a juror.' })
  return account
}

/** Locks: campaign. */
export function assign(
  actor: ActingUser,
  services: Services,
  { slug, ends_at, jurors_per_entry }: CallParsed<typeof assignJury>,
): Promise<JuryDesk> {
  const { db, lock, now } = services
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, lock, slug)
    if (phaseOf(campaign, now()) !== 'judging')
      throw conflict('not_judging', 'Entries go to the jury after the closing, until the verdict.')
    const juryEndsAt = new Date(ends_at)
    if (juryEndsAt <= now())
      throw invalidInput({ ends_at: 'Please choose a time that is still to come.' })
    const jurors = (await listJudges(tx, campaign.id)).flatMap(({ userId, vendorId, email }) =>
      userId === null ? [] : { id: userId, vendorId, email },
    )
    const entries = await tx
      .select({ id: talentEntries.id, studentId: talentEntries.studentId })
      .from(talentEntries)
      .where(and(eq(talentEntries.campaignId, campaign.id), isPublic))
      .orderBy(asc(talentEntries.id))
    const partial = await partialSeats(tx, entries, jurors)
    const isPartial = (juror: number, entry: number) => partial.has(`${juror} ${entry}`)
    const known = await listAssignments(tx, campaign.id)
    const seated = new Set(jurors.map(({ id }) => id))
    // Of who has left the jury only what is final counts.
    const kept = known.flatMap(({ assignment: { entryId, userId, savedAt, finalAt } }) =>
      finalAt || (savedAt && seated.has(userId) && !isPartial(userId, entryId))
        ? { entry: entryId, juror: userId }
        : [],
    )
    const seats = balanceJury({
      entries: entries.map(({ id }) => id),
      jurors: jurors.map(({ id }) => id),
      perEntry: jurors_per_entry,
      isPartial,
      kept,
    })
    if (!seats)
      throw conflict(
        'too_few_jurors',
        `Some entry has fewer than ${jurors_per_entry} jurors who are of neither its family nor its school. Give more judges an account, or ask for fewer jurors for each entry.`,
      )
    const wanted = new Set(seats.map(({ entry, juror }) => `${entry} ${juror}`))
    const dropped = known.flatMap(({ assignment: { id, entryId, userId } }) =>
      wanted.has(`${entryId} ${userId}`) ? [] : id,
    )
    if (dropped.length > 0)
      await tx.delete(juryAssignments).where(inArray(juryAssignments.id, dropped))
    const fresh =
      seats.length === 0
        ? []
        : await tx
            .insert(juryAssignments)
            .values(seats.map(({ entry, juror }) => ({ entryId: entry, userId: juror })))
            .onConflictDoNothing()
            .returning({ userId: juryAssignments.userId })
    for (const { id: userId, email } of jurors) {
      const count = fresh.filter((one) => one.userId === userId).length
      if (count === 0) continue
      await tellJuror(services, tx, campaign, { userId, email, count })
    }
    await tx
      .update(campaigns)
      .set({ juryEndsAt, jurorsPerEntry: jurors_per_entry })
      .where(eq(campaigns.id, campaign.id))
    return viewDesk(actor, tx, slug, now())
  })
}
