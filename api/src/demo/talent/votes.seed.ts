import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { talentVotes, voteHolds } from '../../database/schema/talent-votes.schema.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { isKinOf } from '../../modules/talent/votes/kin.ts'
import { insertRows } from '../insert-rows.ts'

const day = 24 * 60 * 60 * 1000
/** So many that came from one address wait on the desk. */
const held = 16
const heldFor = 'Festival of Lights'

/** Votes for what is shown, for some more than for others, and a burst that waits. */
export async function seedVotes(db: Database, now: Date) {
  const entries = await db
    .select({ id: talentEntries.id, campaign: campaigns, shownAt: talentEntries.shownAt })
    .from(talentEntries)
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .where(
      and(
        eq(talentEntries.review, 'shown'),
        isNotNull(campaigns.votingEndsAt),
        isNotNull(talentEntries.shownAt),
      ),
    )
    .orderBy(asc(talentEntries.id))
  const burstEntry = entries.find(({ campaign }) => campaign.title === heldFor)?.id
  for (const [at, { id, shownAt }] of entries.entries()) {
    const voters = await db
      .select({ id: users.id })
      .from(users)
      .innerJoin(talentEntries, eq(talentEntries.id, id))
      .where(
        and(
          ne(users.role, 'superAdmin'),
          sql`not ${isKinOf(sql.raw('"users"."id"'), sql.raw('"talent_entries"."student_id"'))}`,
        ),
      )
      .orderBy(asc(users.id))
    const isBurst = id === burstEntry
    const chosen = isBurst
      ? voters.slice(0, held)
      : voters.filter((voter) => (voter.id * 7 + at * 5) % 11 < 2 + ((at * 3) % 7))
    const [hold] = isBurst
      ? await db
          .insert(voteHolds)
          .values({
            entryId: id,
            cause: 'address',
            source: 'demonstration',
            openedAt: new Date(now.getTime() - day / 12),
          })
          .returning({ id: voteHolds.id })
      : []
    await insertRows(
      db,
      talentVotes,
      chosen.map((voter, place) => ({
        entryId: id,
        userId: voter.id,
        state: hold ? ('held' as const) : ('counted' as const),
        holdId: hold?.id ?? null,
        source: hold ? 'demonstration' : `demonstration ${voter.id}`,
        isNewAccount: hold !== undefined && place % 3 === 0,
        votedAt: hold
          ? new Date(now.getTime() - day / 12 - place * 1000)
          : new Date(
              Math.min(now.getTime(), (shownAt ?? now).getTime() + ((place % 9) * day) / 30),
            ),
      })),
    )
  }
}
