import { reportsThatHide } from '@brightyard/contract'
import type { ModerationReason } from '@brightyard/contract'
import { and, eq, exists, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { moderationCases, moderationReports } from '../../database/schema/moderation.schema.ts'
import { guardianships, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { staffRoles } from '../students/student-scope.ts'
import type { Moderated } from './moderated-subject.ts'
import { keepHidden } from './moderation-cases.ts'

type Needs = Pick<Services, 'db' | 'lock' | 'now'>
type Case = typeof moderationCases.$inferSelect

interface Report {
  id: number
  reason: ModerationReason
  note: string
}

/**
 * Keeps a report and hides the thing from the reporter. The third one of a round by a person with standing
 * hides it from everyone, unless Brightyard wrote it. What was kept once and is reported again goes to Brightyard alone; what was kept twice stays.
 */
export async function report(
  actor: ActingUser,
  { db, lock, now }: Needs,
  moderated: Moderated,
  { id, reason, note }: Report,
) {
  const place = await moderated.find(actor, db, id)
  if (!place) throw notFound('this')
  if (place.authorId === actor.id)
    throw new ApiProblem(403, 'own', 'You wrote this. You can delete it instead.')
  await db.transaction(async (tx) => {
    await keepHidden(actor, tx, { type: moderated.type, id, now: now() })
    await tx
      .insert(moderationCases)
      .values({
        subjectType: moderated.type,
        subjectId: id,
        vendorId: place.vendorId,
        cause: 'reported',
        openedAt: now(),
      })
      .onConflictDoNothing()
    const [found] = await lock(
      tx
        .select()
        .from(moderationCases)
        .where(
          and(eq(moderationCases.subjectType, moderated.type), eq(moderationCases.subjectId, id)),
        ),
    )
    if (!found) return
    const known = await tx.$count(
      moderationReports,
      and(eq(moderationReports.caseId, found.id), eq(moderationReports.userId, actor.id)),
    )
    if (known > 0) return
    const round = found.isOpen ? found.round : await reopen(tx, found, now())
    await tx.insert(moderationReports).values({
      caseId: found.id,
      userId: actor.id,
      round,
      reason,
      note,
      createdAt: now(),
    })
    if (round > 2 || place.isOfHouse) return
    const inRound = await countWithStanding(tx, { caseId: found.id, round, now: now() })
    if (inRound >= reportsThatHide) await moderated.suspend(tx, id)
  })
}

const day = 24 * 60 * 60 * 1000

/**
 * Reports of people with a verified contact and an account older than a day, who look after a kid or work for an
 * organisation: accounts that somebody makes in a minute hide nothing.
 */
async function countWithStanding(
  tx: Database,
  { caseId, round, now }: { caseId: number; round: number; now: Date },
): Promise<number> {
  const [counted] = await tx
    .select({ total: sql<number>`count(*)::int` })
    .from(moderationReports)
    .innerJoin(users, eq(users.id, moderationReports.userId))
    .where(
      and(
        eq(moderationReports.caseId, caseId),
        eq(moderationReports.round, round),
        lte(users.createdAt, new Date(now.getTime() - day)),
        or(isNotNull(users.emailVerifiedAt), isNotNull(users.mobileVerifiedAt)),
        or(
          inArray(users.role, [...staffRoles]),
          exists(
            tx
              .select({ one: sql`1` })
              .from(guardianships)
              .where(eq(guardianships.guardianId, users.id)),
          ),
        ),
      ),
    )
  return counted?.total ?? 0
}

/** The round that this report belongs to; 3 is after the last one. */
async function reopen(tx: Database, { id, cause, round }: Case, now: Date): Promise<number> {
  const wasReported = cause === 'reported'
  const next = wasReported ? round + 1 : round
  if (next > 2) return next
  await tx
    .update(moderationCases)
    .set({
      cause: 'reported',
      round: next,
      isOpen: true,
      openedAt: now,
      ...(next === 2 ? { vendorId: null } : {}),
    })
    .where(eq(moderationCases.id, id))
  return next
}
