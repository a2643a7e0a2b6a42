import { and, asc, eq, gt, gte, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import type { Services } from '../../server/services.ts'
import { notifyOfTerm } from './subscription-notifications.ts'

const threeDays = 3 * 24 * 60 * 60 * 1000
const later = alias(subscriptions, 'later')

/** Reminds of each term three days before it ends, once, unless it is renewed already. */
export async function remindOfEnds(
  services: Pick<Services, 'db' | 'outbox' | 'publicOrigin' | 'now'>,
) {
  const { db } = services
  const now = services.now()
  const renewed = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.studentId, subscriptions.studentId),
        eq(later.code, subscriptions.code),
        eq(later.state, 'active'),
        gte(later.startsAt, subscriptions.endsAt),
      ),
    )
  const due = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'active'),
        isNotNull(subscriptions.userId),
        isNull(subscriptions.remindedAt),
        gt(subscriptions.endsAt, now),
        lte(subscriptions.endsAt, new Date(now.getTime() + threeDays)),
        notExists(renewed),
      ),
    )
    .orderBy(asc(subscriptions.endsAt))
    .limit(200)
  for (const { id } of due)
    await db.transaction(async (tx) => {
      const [term] = await tx
        .update(subscriptions)
        .set({ remindedAt: now })
        .where(
          and(
            eq(subscriptions.id, id),
            eq(subscriptions.state, 'active'),
            isNull(subscriptions.remindedAt),
          ),
        )
        .returning()
      if (term) await notifyOfTerm(services, tx, term, 'ending')
    })
}
