import type { ActivityCode, KidSubscription, Plan, SubscribedActivity } from '@brightyard/contract'
import { activityCodes, freePracticeSessions } from '@brightyard/contract'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { plans, subscriptions } from '../../database/schema/subscriptions.schema.ts'
import { topics, topicsOf } from '../practice/engine/topics.ts'

const classNumbers = [...new Set(topics.map(({ classNumber }) => classNumber))]

/** `math_ai` is found too. */
export const findCode = (code: string): ActivityCode | undefined =>
  activityCodes.find((one) => one === code.toUpperCase())

const texts: Record<ActivityCode, Pick<SubscribedActivity, 'title' | 'summary' | 'benefits'>> = {
  MATH_AI: {
    title: 'Maths AI',
    summary:
      'Ten questions at a time, for classes 1 to 10. They follow what your child can do already, and what comes next.',
    benefits: [
      {
        title: 'Questions that fit',
        text: 'After a few answers it is clear what your child knows and what is missing. The next question goes where it helps most.',
      },
      {
        title: 'Help before the answer',
        text: 'Every question has hints, one step at a time, and its working in full afterwards.',
      },
      {
        title: 'Worksheets without paper',
        text: 'A new worksheet waits every few days, chosen from what is weakest. Schools can assign their own.',
      },
      {
        title: 'No pressure',
        text: 'Days of practice are counted, never lost. You see topics, time and progress of each child.',
      },
    ],
  },
}

export const titleOf = (code: ActivityCode) => texts[code].title

/** A plan as it is sold. */
export const viewPlan = ({
  id,
  name,
  months,
  priceInPaise,
  taxPercent,
}: typeof plans.$inferSelect): Plan => ({
  id,
  name,
  months,
  price_in_paise: priceInPaise,
  price_per_month_in_paise: Math.ceil(priceInPaise / months),
  tax_percent: String(Number(taxPercent)),
})

export async function readActivity(db: Database, code: ActivityCode): Promise<SubscribedActivity> {
  const rows = await db
    .select()
    .from(plans)
    .where(and(eq(plans.code, code), isNull(plans.hiddenAt)))
    .orderBy(asc(plans.months))
  return {
    code,
    ...texts[code],
    plans: rows.map(viewPlan),
    free_sessions: freePracticeSessions,
    topics: topics.length,
    skills: topics.reduce((total, { skills }) => total + skills.length, 0),
    classes: classNumbers.map((classNumber) => ({
      class_number: classNumber,
      topics: topicsOf(classNumber).map(({ code: topic, title }) => ({ topic, title })),
    })),
  }
}

/** The running one, else the one that ended last. The caller has checked whose kid it is. */
export async function readSubscription(
  db: Database,
  code: ActivityCode,
  studentId: number,
  now: Date,
): Promise<KidSubscription['subscription']> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.studentId, studentId), eq(subscriptions.code, code)))
    // A renewal that has not begun comes after the running one.
    .orderBy(
      desc(sql`${subscriptions.startsAt} <= ${now.toISOString()}`),
      desc(subscriptions.endsAt),
      desc(subscriptions.id),
    )
    .limit(1)
  if (!row) return null
  return {
    id: row.id,
    plan: row.plan,
    state: row.state,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    is_running: row.startsAt <= now && row.endsAt > now,
  }
}
