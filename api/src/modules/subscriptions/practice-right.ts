import type { PracticeRight } from '@brightyard/contract'
import { freePracticeSessions } from '@brightyard/contract'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { practiceSessions } from '../../database/schema/practice.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { ApiProblem } from '../../server/api-problem.ts'

/**
 * Whether a kid may start a session of their own choice: without limits with a subscription, and a few times without,
 * to try it. Worksheets do not count: those of a school are for everyone, the others come with a subscription.
 */
export async function mayPractise(
  db: Database,
  studentId: number,
  now: Date,
): Promise<PracticeRight> {
  const [running] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.studentId, studentId),
        eq(subscriptions.code, 'MATH_AI'),
        lte(subscriptions.startsAt, now),
        gt(subscriptions.endsAt, now),
      ),
    )
    .limit(1)
  const used = await db.$count(
    practiceSessions,
    and(eq(practiceSessions.studentId, studentId), isNull(practiceSessions.worksheetId)),
  )
  const left = Math.max(0, freePracticeSessions - used)
  return {
    may_practise: running !== undefined || left > 0,
    is_subscribed: running !== undefined,
    free_sessions_left: left,
  }
}

export const subscriptionNeeded = (name: string) =>
  new ApiProblem(
    403,
    'subscription_needed',
    `${name} has used the free sessions. With Maths AI, practice goes on without limits.`,
  )
