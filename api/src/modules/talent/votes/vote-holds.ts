import { createHmac } from 'node:crypto'
import type { VoteHold, VoteHoldCause } from '@brightyard/contract'
import { addressKey } from '@brightyard/observability'
import { and, asc, count, desc, eq, exists, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentVotes, voteHolds } from '../../../database/schema/talent-votes.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { refuseAllButAdmins } from '../../orders/order.repository.ts'

const minute = 60 * 1000
/** From so many votes for one entry in so short a time they wait; the windows are as long as the longest, or shorter. */
const bursts: Record<VoteHoldCause, { votes: number; window: number }> = {
  address: { votes: 15, window: 10 * minute },
  new_accounts: { votes: 25, window: 60 * minute },
}

/** Tells addresses apart, without saying which they are. */
export const sourceOf = (secret: string, address: string) =>
  createHmac('sha256', secret)
    .update(`vote ${addressKey(address)}`)
    .digest('base64url')
    .slice(0, 22)

const undecided = or(isNull(talentVotes.holdId), eq(talentVotes.state, 'held'))

/** Of those that nobody has decided about; the entry is locked, so nobody counts beside this. */
export async function holdBursts(tx: Database, entryId: number, address: string, now: Date) {
  const since = (cause: VoteHoldCause) =>
    gt(talentVotes.votedAt, new Date(now.getTime() - bursts[cause].window))
  const together = {
    address: and(eq(talentVotes.source, address), since('address')),
    new_accounts: and(eq(talentVotes.isNewAccount, true), since('new_accounts')),
  }
  const ofEntry = and(eq(talentVotes.entryId, entryId), undecided)
  const many = (cause: VoteHoldCause) =>
    sql<number>`count(*) filter (where ${together[cause]})`.mapWith(Number)
  const [found] = await tx
    .select({ address: many('address'), new_accounts: many('new_accounts') })
    .from(talentVotes)
    .where(and(ofEntry, since('new_accounts')))
  for (const cause of ['address', 'new_accounts'] as const) {
    if ((found?.[cause] ?? 0) < bursts[cause].votes) continue
    const waiting = and(ofEntry, together[cause], eq(talentVotes.state, 'counted'))
    // A burst can have both causes: what the one holds leaves the other nothing to wait for.
    const left = await tx.$count(talentVotes, and(waiting, isNull(talentVotes.takenBackAt)))
    if (left === 0) continue
    const source = cause === 'address' ? address : ''
    const holdId = await openHold(tx, { entryId, cause, source, openedAt: now })
    await tx.update(talentVotes).set({ state: 'held', holdId }).where(waiting)
  }
}

async function openHold(tx: Database, hold: typeof voteHolds.$inferInsert): Promise<number> {
  const [open] = await tx
    .select({ id: voteHolds.id })
    .from(voteHolds)
    .where(
      and(
        eq(voteHolds.entryId, hold.entryId),
        eq(voteHolds.cause, hold.cause),
        eq(voteHolds.source, hold.source),
        isNull(voteHolds.verdict),
      ),
    )
  if (open) return open.id
  const [made] = await tx.insert(voteHolds).values(hold).returning({ id: voteHolds.id })
  return made?.id ?? 0
}

interface Part {
  state: 'open' | 'decided'
  campaign: string | undefined
  after: number | undefined
  limit: number
}

export async function listHolds(
  actor: ActingUser,
  db: Database,
  { state, campaign, after, limit }: Part,
) {
  refuseAllButAdmins(actor)
  const isOpen = state === 'open'
  const ofHold = eq(talentVotes.holdId, voteHolds.id)
  // Nobody decides about nothing; votes that are given again are still in their hold.
  const someVote = isOpen ? and(ofHold, isNull(talentVotes.takenBackAt)) : ofHold
  const where = and(
    isOpen ? isNull(voteHolds.verdict) : isNotNull(voteHolds.verdict),
    exists(db.select({ id: talentVotes.id }).from(talentVotes).where(someVote)),
    campaign === undefined ? undefined : eq(campaigns.slug, campaign),
  )
  const [total] = await db
    .select({ all: count() })
    .from(voteHolds)
    .innerJoin(talentEntries, eq(talentEntries.id, voteHolds.entryId))
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .where(where)
  const rows = await db
    .select({ hold: voteHolds, entry: talentEntries, campaign: campaigns })
    .from(voteHolds)
    .innerJoin(talentEntries, eq(talentEntries.id, voteHolds.entryId))
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .where(and(where, after === undefined ? undefined : (isOpen ? gt : lt)(voteHolds.id, after)))
    .orderBy((isOpen ? asc : desc)(voteHolds.id))
    .limit(limit + 1)
  const data: VoteHold[] = []
  for (const { hold, entry, campaign: of } of rows.slice(0, limit)) {
    const [votes] = await db
      .select({
        all: count(),
        fresh: sql<number>`count(*) filter (where ${talentVotes.isNewAccount})`.mapWith(Number),
      })
      .from(talentVotes)
      .where(and(eq(talentVotes.holdId, hold.id), isNull(talentVotes.takenBackAt)))
    data.push({
      id: hold.id,
      campaign: { slug: of.slug, title: of.title },
      entry_id: entry.id,
      entry_title: entry.title,
      cause: hold.cause,
      votes: votes?.all ?? 0,
      new_accounts: votes?.fresh ?? 0,
      opened_at: hold.openedAt.toISOString(),
      verdict: hold.verdict,
      decided_at: hold.decidedAt?.toISOString() ?? null,
    })
  }
  return { data, hasMore: rows.length > limit, total: Number(total?.all ?? 0) }
}

/** Locks: entry, hold. */
export function decideHold(
  actor: ActingUser,
  { db, lock, now }: Services,
  { id, verdict }: { id: number; verdict: 'released' | 'discarded' },
) {
  refuseAllButAdmins(actor)
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(voteHolds).where(eq(voteHolds.id, id))
    if (!found) throw notFound('these votes')
    await lock(tx.select().from(talentEntries).where(eq(talentEntries.id, found.entryId)))
    const [hold] = await lock(tx.select().from(voteHolds).where(eq(voteHolds.id, id)))
    if (!hold) throw notFound('these votes')
    if (hold.verdict === verdict) return { message: words[verdict] }
    if (hold.verdict) throw conflict('decided', 'These votes were decided about before.')
    await tx
      .update(voteHolds)
      .set({ verdict, decidedAt: now(), decidedBy: actor.id })
      .where(eq(voteHolds.id, id))
    await tx
      .update(talentVotes)
      .set({ state: verdict === 'released' ? 'counted' : 'discarded' })
      .where(eq(talentVotes.holdId, id))
    return { message: words[verdict] }
  })
}

const words = {
  released: 'These votes count now.',
  discarded: 'These votes do not count.',
}
