import type { PracticeKid, PracticeProgress, PracticeTopic } from '@brightyard/contract'
import { and, count, desc, eq, gte, isNotNull, sql, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { practiceQuestions, practiceSessions } from '../../database/schema/practice.schema.ts'
import { mayPractise } from '../subscriptions/practice-right.ts'
import { masteryOf } from './engine/knowledge-tracing.ts'
import type { Topic } from './engine/topic.ts'
import { findTopic, topicsOf } from './engine/topics.ts'
import { masteriesOf, readMasteryRows } from './mastery.repository.ts'
import type { MasteryRow } from './mastery.repository.ts'
import { latestOpenTopic } from './session.repository.ts'
import { topicOf } from './session-view.ts'
import { weakestTopic } from './system-worksheets.ts'

const day = 24 * 60 * 60 * 1000
const trendLength = 10
const shownSessions = 10

/** `2026-03-18` where all families are. */
const dateAt = (moment: Date) => moment.toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })

function mondayOf(now: Date): string {
  const today = new Date(`${dateAt(now)}T00:00:00Z`)
  return new Date(today.getTime() - ((today.getUTCDay() + 6) % 7) * day).toISOString().slice(0, 10)
}

export function viewTopic(topic: Topic, rows: readonly MasteryRow[]): PracticeTopic {
  const own = rows.filter(({ skill }) => topic.skills.some(({ code }) => code === skill))
  return {
    topic: topic.code,
    title: topic.title,
    class_number: topic.classNumber,
    skills: topic.skills.map(({ name }) => name),
    mastery: own.length > 0 ? masteryOf(topic.skills, masteriesOf(own)) : null,
  }
}

/** Answers, right ones and time; of the questions of one session, or of all of one topic. */
export const sums = {
  answered: count(practiceQuestions.answeredAt),
  right: sql<number>`count(*) filter (where ${practiceQuestions.isRight})`.mapWith(Number),
  seconds: sum(practiceQuestions.seconds).mapWith(Number),
}

const finishedSessions = (db: Database, studentId: number) =>
  db
    .select({ session: practiceSessions, ...sums })
    .from(practiceSessions)
    .innerJoin(practiceQuestions, eq(practiceQuestions.sessionId, practiceSessions.id))
    .where(and(eq(practiceSessions.studentId, studentId), isNotNull(practiceSessions.finishedAt)))
    .groupBy(practiceSessions.id)
    .orderBy(desc(practiceSessions.finishedAt), desc(practiceSessions.id))
    .limit(200)

const byTopic = (db: Database, studentId: number) =>
  db
    .select({ topic: practiceSessions.topic, ...sums })
    .from(practiceSessions)
    .innerJoin(practiceQuestions, eq(practiceQuestions.sessionId, practiceSessions.id))
    .where(eq(practiceSessions.studentId, studentId))
    .groupBy(practiceSessions.topic)

/** The days of this week on which the kid has answered anything; a day without is nothing lost. */
async function daysThisWeek(db: Database, studentId: number, now: Date): Promise<string[]> {
  const rows = await db
    .select({ at: practiceQuestions.answeredAt })
    .from(practiceQuestions)
    .innerJoin(practiceSessions, eq(practiceSessions.id, practiceQuestions.sessionId))
    .where(
      and(
        eq(practiceSessions.studentId, studentId),
        gte(practiceQuestions.answeredAt, new Date(now.getTime() - 8 * day)),
      ),
    )
  const monday = mondayOf(now)
  const dates = rows.flatMap(({ at }) => (at ? [dateAt(at)] : []))
  return [...new Set(dates)].filter((date) => date >= monday).toSorted()
}

/** The caller has checked that the acting user may see this kid. */
export async function readProgress(
  db: Database,
  kid: PracticeKid,
  now: Date,
): Promise<PracticeProgress> {
  const rows = await readMasteryRows(db, kid.student_id)
  const sessions = await finishedSessions(db, kid.student_id)
  const totals = new Map((await byTopic(db, kid.student_id)).map((one) => [one.topic, one]))
  const practised = [...totals.keys()].flatMap((code) => findTopic(code) ?? [])
  const all = [...new Set([...topicsOf(kid.class_number), ...practised])]
  const next =
    (await latestOpenTopic(db, kid.student_id)) ??
    weakestTopic(kid.class_number, masteriesOf(rows)).code
  return {
    kid,
    right: await mayPractise(db, kid.student_id, now),
    days_this_week: await daysThisWeek(db, kid.student_id, now),
    seconds_total: [...totals.values()].reduce((total, { seconds }) => total + (seconds ?? 0), 0),
    topics: all.map((topic) => {
      const total = totals.get(topic.code)
      return {
        ...viewTopic(topic, rows),
        answered: total?.answered ?? 0,
        right: total?.right ?? 0,
        seconds: total?.seconds ?? 0,
        trend: sessions
          .filter(({ session }) => session.topic === topic.code)
          .slice(0, trendLength)
          .map(({ session }) => session.masteryAfter ?? 0)
          .toReversed(),
      }
    }),
    sessions: sessions.slice(0, shownSessions).map(({ session, answered, right, seconds }) => ({
      id: session.id,
      topic: session.topic,
      title: topicOf(session.topic).title,
      finished_at: (session.finishedAt ?? now).toISOString(),
      right,
      answered,
      seconds: seconds ?? 0,
      mastery: session.masteryAfter ?? 0,
    })),
    next_topic: next,
  }
}
