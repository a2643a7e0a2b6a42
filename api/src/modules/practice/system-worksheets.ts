import { and, desc, eq, gt, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { studentRecords } from '../../database/schema/family.schema.ts'
import { practiceWorksheets } from '../../database/schema/practice.schema.ts'
import { subscriptions } from '../../database/schema/subscriptions.schema.ts'
import type { Services } from '../../server/services.ts'
import { masteryOf } from './engine/knowledge-tracing.ts'
import type { Masteries } from './engine/knowledge-tracing.ts'
import { topicsOf } from './engine/topics.ts'
import { readMasteries } from './mastery.repository.ts'
import { classNumberOf } from './practice-kid.ts'

const day = 24 * 60 * 60 * 1000
const pauseDays = 2
const perRun = 200

/** The topic of the class that the kid has least of; not the one given, unless there is no other. */
export function weakestTopic(classNumber: number, masteries: Masteries, except?: string) {
  const all = topicsOf(classNumber).toSorted(
    (a, b) => masteryOf(a.skills, masteries) - masteryOf(b.skills, masteries),
  )
  const topic = all.find(({ code }) => code !== except) ?? all[0]
  if (!topic) throw new Error(`Class ${classNumber} has no topics.`)
  return topic
}

/** One worksheet at a time, from what is weakest, and never two within two days. */
export async function assignBySystem(
  tx: Database,
  { studentId, classNumber, now }: { studentId: number; classNumber: number; now: Date },
) {
  const [latest] = await tx
    .select()
    .from(practiceWorksheets)
    .where(and(eq(practiceWorksheets.studentId, studentId), isNull(practiceWorksheets.vendorId)))
    .orderBy(desc(practiceWorksheets.createdAt), desc(practiceWorksheets.id))
    .limit(1)
  if (latest && (!latest.doneAt || latest.createdAt.getTime() > now.getTime() - pauseDays * day))
    return
  const masteries = await readMasteries(tx, studentId)
  const { code } = weakestTopic(classNumber, masteries, latest?.topic)
  await tx
    .insert(practiceWorksheets)
    .values({ studentId, topic: code, createdAt: now })
    .onConflictDoNothing()
}

/** For kids with a subscription who have none to do. May be repeated. */
export async function assignWorksheets({ db, now }: Pick<Services, 'db' | 'now'>) {
  const at = now()
  const recent = db
    .select({ one: sql`1` })
    .from(practiceWorksheets)
    .where(
      and(
        eq(practiceWorksheets.studentId, subscriptions.studentId),
        isNull(practiceWorksheets.vendorId),
        or(
          isNull(practiceWorksheets.doneAt),
          gt(practiceWorksheets.createdAt, new Date(at.getTime() - pauseDays * day)),
        ),
      ),
    )
  const rows = await db
    .selectDistinct({
      studentId: subscriptions.studentId,
      className: studentRecords.className,
      birthDate: studentRecords.birthDate,
    })
    .from(subscriptions)
    .leftJoin(studentRecords, eq(studentRecords.studentId, subscriptions.studentId))
    .where(and(lte(subscriptions.startsAt, at), gt(subscriptions.endsAt, at), notExists(recent)))
    .limit(perRun)
  for (const { studentId, className, birthDate } of rows) {
    const classNumber = classNumberOf(className ?? '', birthDate, at)
    await assignBySystem(db, { studentId, classNumber, now: at })
  }
}
