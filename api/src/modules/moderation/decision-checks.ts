import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { moderationDecisions } from '../../database/schema/moderation.schema.ts'
import type { moderationCases } from '../../database/schema/moderation.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, conflict } from '../../server/api-problem.ts'
import type { SubjectCard } from './moderated-subject.ts'

export type Case = typeof moderationCases.$inferSelect
export type Verdict = 'show' | 'hide'

/** What Brightyard decided last, no room's desk turns round. */
export const mayTurnRound = (actor: ActingUser, lastDecider: ActingUser['role'] | null) =>
  actor.role === 'superAdmin' || lastDecider !== 'superAdmin'

/** What a decision says that its maker has seen. */
export interface Seen {
  /** How many decisions. */
  seen: number | undefined
  /** Of the subject. */
  version: string | undefined
}

/** Under the locks of case and subject: nobody shows what they have not read. */
export async function refuseChanged(
  tx: Database,
  { id, openedAt }: Case,
  card: SubjectCard,
  { verdict, version }: { verdict: Verdict } & Pick<Seen, 'version'>,
) {
  const changed = conflict(
    'changed_meanwhile',
    'Its author has changed this meanwhile. Please look at it again before you decide.',
  )
  if (version !== undefined && version !== card.version) throw changed
  if (version !== undefined || verdict === 'hide' || card.changedAt === null) return
  const [last] = await tx
    .select({ createdAt: moderationDecisions.createdAt })
    .from(moderationDecisions)
    .where(eq(moderationDecisions.caseId, id))
    .orderBy(desc(moderationDecisions.id))
    .limit(1)
  if (card.changedAt > (last?.createdAt ?? openedAt)) throw changed
}

/** Under the lock of the case: of two decisions that were made at once, the second does not know the first. */
export async function refuseUnlessKnown(
  actor: ActingUser,
  tx: Database,
  found: Case,
  { verdict, seen }: { verdict: Verdict } & Pick<Seen, 'seen'>,
) {
  const before = await tx
    .select({ verdict: moderationDecisions.verdict, role: users.role })
    .from(moderationDecisions)
    .leftJoin(users, eq(users.id, moderationDecisions.userId))
    .where(eq(moderationDecisions.caseId, found.id))
    .orderBy(desc(moderationDecisions.id))
  const isKnown = seen === undefined ? found.isOpen : seen === before.length
  const [last] = before
  if (!isKnown || (!found.isOpen && last?.verdict === verdict))
    throw conflict('already_decided', 'Somebody has decided about this already.')
  if (!found.isOpen && !mayTurnRound(actor, last?.role ?? null))
    throw new ApiProblem(403, 'of_brightyard', 'Brightyard has decided about this.')
}
