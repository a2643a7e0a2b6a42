import type { OwnVotes, VoteAnswer, VoteLeaders } from '@brightyard/contract'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentVotes } from '../../../database/schema/talent-votes.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { users } from '../../../database/schema/users.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { groupsOf, inGroups } from '../age-groups.ts'
import { votingOf } from '../campaign.repository.ts'
import type { CampaignRow } from '../campaign.repository.ts'
import { entryNotFound, lockEntry } from '../entry.repository.ts'
import { isPublic, selectPublic, showsVotes, viewPublic } from '../public-entries.ts'
import { countsNow, countVotes } from './count-votes.ts'
import { isKinOf } from './kin.ts'
import { holdBursts } from './vote-holds.ts'

const day = 24 * 60 * 60 * 1000
type Needs = Pick<Services, 'db' | 'lock' | 'now'>

/** Votes for one entry wait for each other, so that a burst is seen by the vote that completes it. */
async function lockVoted(
  actor: ActingUser,
  tx: Database,
  { id, lock, now }: { id: number; lock: Services['lock']; now: Date },
) {
  if (!(await lockEntry(tx, lock, id))) throw entryNotFound()
  const [found] = await tx
    .select({
      campaign: campaigns,
      accountSince: users.createdAt,
      isKin: isKinOf(actor.id, sql.raw('"talent_entries"."student_id"')),
    })
    .from(talentEntries)
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .innerJoin(users, eq(users.id, actor.id))
    .where(and(eq(talentEntries.id, id), isPublic))
  if (!found) throw entryNotFound()
  const voting = votingOf(found.campaign, now)
  if (!voting) throw conflict('no_voting', 'Nobody votes in this campaign. The jury decides.')
  if (found.campaign.startsAt > now)
    throw conflict('not_open', 'Voting has not begun yet. It opens together with the campaign.')
  if (!voting.is_on) throw conflict('voting_closed', 'Voting is over. Thank you for watching.')
  return found
}

/** Whether this person votes for an entry now: to do so again changes nothing. */
export const hasVotedFor = async (actor: ActingUser, db: Database, id: number) =>
  (await db.$count(talentVotes, ofPerson(actor, id))) > 0

const ofPerson = (actor: ActingUser, id: number) =>
  and(
    eq(talentVotes.entryId, id),
    eq(talentVotes.userId, actor.id),
    isNull(talentVotes.takenBackAt),
  )

/** Locks: entry. `source` tells addresses apart. */
export function vote(
  actor: ActingUser,
  { db, lock, now }: Needs,
  { id, source }: { id: number; source: string },
): Promise<VoteAnswer> {
  const moment = now()
  return db.transaction(async (tx) => {
    const { campaign, isKin, accountSince } = await lockVoted(actor, tx, { id, lock, now: moment })
    if (isKin)
      throw conflict('own_family', 'This entry is of your own family. Your vote goes to others.')
    const fields = {
      source,
      isNewAccount: accountSince.getTime() > moment.getTime() - day,
      votedAt: moment,
      takenBackAt: null,
    }
    const changed = await tx
      .insert(talentVotes)
      .values({ entryId: id, userId: actor.id, ...fields })
      .onConflictDoUpdate({
        target: [talentVotes.entryId, talentVotes.userId],
        set: fields,
        setWhere: sql`${talentVotes.takenBackAt} is not null`,
      })
      .returning({ id: talentVotes.id })
    if (changed.length > 0) await holdBursts(tx, id, source, moment)
    return answer(tx, campaign, { id, has_voted: true, now: moment })
  })
}

/** Locks: entry. */
export function takeBack(
  actor: ActingUser,
  { db, lock, now }: Needs,
  id: number,
): Promise<VoteAnswer> {
  const moment = now()
  return db.transaction(async (tx) => {
    const { campaign } = await lockVoted(actor, tx, { id, lock, now: moment })
    await tx.update(talentVotes).set({ takenBackAt: moment }).where(ofPerson(actor, id))
    return answer(tx, campaign, { id, has_voted: false, now: moment })
  })
}

async function answer(
  tx: Database,
  campaign: CampaignRow,
  { id, has_voted, now }: { id: number; has_voted: boolean; now: Date },
): Promise<VoteAnswer> {
  const votes = showsVotes(campaign, now) ? (await countVotes(tx, [id])).get(id) : undefined
  return { has_voted, votes: votes ?? null }
}

export async function ownVotes(
  actor: ActingUser,
  db: Database,
  campaign: CampaignRow,
): Promise<OwnVotes> {
  const ofCampaign = and(eq(talentEntries.campaignId, campaign.id), isPublic)
  const voted = await db
    .select({ id: talentEntries.id })
    .from(talentVotes)
    .innerJoin(talentEntries, eq(talentEntries.id, talentVotes.entryId))
    .where(and(ofCampaign, eq(talentVotes.userId, actor.id), isNull(talentVotes.takenBackAt)))
    .orderBy(talentEntries.id)
  const family = await db
    .select({ id: talentEntries.id })
    .from(talentEntries)
    .where(and(ofCampaign, isKinOf(actor.id, sql.raw('"talent_entries"."student_id"'))))
    .orderBy(talentEntries.id)
  return { entry_ids: voted.map(({ id }) => id), family_entry_ids: family.map(({ id }) => id) }
}

const leaderPlaces = 10

export async function voteLeaders(
  db: Database,
  campaign: CampaignRow,
  now: Date,
): Promise<VoteLeaders> {
  if (!showsVotes(campaign, now))
    return { numbers_hidden: votingOf(campaign, now)?.numbers_hidden ?? false, leaders: [] }
  const leaders = []
  for (const ages of agesTogether(campaign))
    leaders.push(...(await leadersOf(db, campaign, ages, now)))
  return { numbers_hidden: false, leaders }
}

/** Ages that are ranked together, the youngest first; null for all. */
function agesTogether(campaign: CampaignRow): (number[] | null)[] {
  if (groupsOf(campaign).length === 0) return [null]
  return inGroups(
    Array.from({ length: 100 }, (_, age) => age),
    campaign,
    (age) => age,
  )
}

async function leadersOf(
  db: Database,
  campaign: CampaignRow,
  ages: number[] | null,
  now: Date,
): Promise<VoteLeaders['leaders']> {
  const among = ages === null ? undefined : inArray(talentEntries.age, ages)
  const rows = await db
    .select({ id: talentEntries.id, votes: count() })
    .from(talentVotes)
    .innerJoin(talentEntries, eq(talentEntries.id, talentVotes.entryId))
    .where(and(eq(talentEntries.campaignId, campaign.id), among, isPublic, countsNow))
    .groupBy(talentEntries.id)
    .orderBy(desc(count()), talentEntries.id)
    .limit(leaderPlaces)
  const ids = rows.map(({ id }) => id)
  const entries = await viewPublic(
    db,
    ids.length > 0 ? await selectPublic(db).where(inArray(talentEntries.id, ids)) : [],
    now,
  )
  return rows.flatMap(({ id, votes }) => {
    const entry = entries.find((one) => one.id === id)
    const rank = 1 + rows.filter((other) => other.votes > votes).length
    return entry ? [{ rank, votes, entry }] : []
  })
}
