import type { ModeratedType, ModerationCase } from '@brightyard/contract'
import { and, asc, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  moderationCases,
  moderationDecisions,
  moderationReports,
} from '../../database/schema/moderation.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict, invalidInput, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { organiserOf } from '../offerings/organiser-scope.ts'
import { mayTurnRound, refuseChanged, refuseUnlessKnown } from './decision-checks.ts'
import type { Case, Seen, Verdict } from './decision-checks.ts'
import type { Moderated, SubjectCard, Why } from './moderated-subject.ts'

const reportsShown = 10
/** Totals are exact up to this number. */
const countedTo = 1000

/** Their own room's; an admin's are all. */
function onDeskOf(actor: ActingUser) {
  const vendorId = organiserOf(actor)
  return vendorId === null ? undefined : eq(moderationCases.vendorId, vendorId)
}

export async function listCases(
  actor: ActingUser,
  db: Database,
  subjects: readonly Moderated[],
  { isOpen, after, limit }: { isOpen: boolean; after: number | undefined; limit: number },
): Promise<{ data: ModerationCase[]; total: number; hasMore: boolean }> {
  const { id } = moderationCases
  const where = and(onDeskOf(actor), eq(moderationCases.isOpen, isOpen))
  const rows = await db
    .select()
    .from(moderationCases)
    .where(and(where, after === undefined ? undefined : isOpen ? gt(id, after) : lt(id, after)))
    .orderBy(isOpen ? asc(id) : desc(id))
    .limit(limit + 1)
  const counted = db
    .select({ one: sql`1` })
    .from(moderationCases)
    .where(where)
    .limit(countedTo)
    .as('counted')
  return {
    data: await viewCases(actor, db, subjects, rows.slice(0, limit)),
    total: await db.$count(counted),
    hasMore: rows.length > limit,
  }
}

async function viewCases(
  actor: ActingUser,
  db: Database,
  subjects: readonly Moderated[],
  cases: readonly Case[],
): Promise<ModerationCase[]> {
  if (cases.length === 0) return []
  const caseIds = cases.map(({ id }) => id)
  const cards = new Map<ModeratedType, ReadonlyMap<number, SubjectCard>>()
  for (const subject of subjects) {
    const ids = cases
      .filter(({ subjectType }) => subjectType === subject.type)
      .map(({ subjectId }) => subjectId)
    cards.set(subject.type, ids.length > 0 ? await subject.describe(db, ids) : new Map())
  }
  const reports = await db
    .select()
    .from(moderationReports)
    .where(inArray(moderationReports.caseId, caseIds))
    .orderBy(desc(moderationReports.createdAt), desc(moderationReports.userId))
  const decisions = await db
    .select({ decision: moderationDecisions, name: users.name, role: users.role })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.userId))
    .where(inArray(moderationDecisions.caseId, caseIds))
    .orderBy(desc(moderationDecisions.id))
  return cases.map((one) => {
    const {
      authorId,
      changedAt: _changedAt,
      ...subject
    } = cards.get(one.subjectType)?.get(one.subjectId) ?? {
      authorId: null,
      changedAt: null,
    }
    const made = decisions.filter(({ decision }) => decision.caseId === one.id)
    const isTheirs = one.isOpen || mayTurnRound(actor, made[0]?.role ?? null)
    const own = reports.filter(({ caseId }) => caseId === one.id)
    return {
      id: one.id,
      type: one.subjectType,
      cause: one.cause,
      round: one.round,
      is_open: one.isOpen,
      opened_at: one.openedAt.toISOString(),
      may_decide: isTheirs && authorId !== null && authorId !== actor.id,
      subject: 'text' in subject ? subject : null,
      reports: own.slice(0, reportsShown).map(({ reason, note, createdAt }) => ({
        reason,
        note,
        reported_at: createdAt.toISOString(),
      })),
      report_count: own.length,
      decisions: made.map(({ decision: { verdict, reason, note, createdAt }, name }) => ({
        verdict,
        reason,
        note,
        decided_by: name ?? 'Somebody who has left',
        decided_at: createdAt.toISOString(),
      })),
    }
  })
}

/** Nobody decides about what they wrote, about what somebody else has decided meanwhile, or about what they have not read. */
export async function decide(
  actor: ActingUser,
  { db, lock, now }: Pick<Services, 'db' | 'lock' | 'now'>,
  subjects: readonly Moderated[],
  { id, verdict, reason, note, seen, version }: { id: number; verdict: Verdict } & Seen & Why,
): Promise<ModerationCase> {
  const desk = onDeskOf(actor)
  return db.transaction(async (tx) => {
    const [found] = await lock(
      tx
        .select()
        .from(moderationCases)
        .where(and(eq(moderationCases.id, id), desk)),
    )
    const subject = subjects.find(({ type }) => type === found?.subjectType)
    if (!found || !subject) throw notFound('this case')
    await subject.hold(tx, lock, found.subjectId)
    const card = (await subject.describe(tx, [found.subjectId])).get(found.subjectId)
    if (card?.authorId === actor.id) {
      const message = 'You wrote this. Somebody else has to decide about it.'
      throw new ApiProblem(403, 'own', message)
    }
    if (!card)
      throw conflict(
        'changed_meanwhile',
        'Its author has taken this back, so there is nothing to decide.',
      )
    await refuseUnlessKnown(actor, tx, found, { verdict, seen })
    await refuseChanged(tx, found, card, { verdict, version })
    if (subject.needsOtherEyes && found.cause === 'reported') {
      const before = await tx.$count(
        moderationDecisions,
        and(eq(moderationDecisions.caseId, id), eq(moderationDecisions.userId, actor.id)),
      )
      const message =
        'You have decided about this before. A report needs the eyes of somebody else.'
      if (before > 0) throw new ApiProblem(403, 'other_eyes', message)
    }
    if (verdict === 'hide' && reason === null)
      throw invalidInput({ reason: 'Please choose why it is not shown.' })
    const createdAt = now()
    const kept = verdict === 'hide' ? reason : null
    await tx
      .insert(moderationDecisions)
      .values({ caseId: id, userId: actor.id, verdict, reason: kept, note, createdAt })
    await tx.update(moderationCases).set({ isOpen: false }).where(eq(moderationCases.id, id))
    if (verdict === 'show') await subject.show(tx, found.subjectId)
    else await subject.hide(tx, found.subjectId, { reason, note })
    const [view] = await viewCases(actor, tx, subjects, [{ ...found, isOpen: false }])
    if (!view) throw notFound('this case')
    return view
  })
}
