import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { practiceQuestions, practiceSessions } from '../../database/schema/practice.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { notFound } from '../../server/api-problem.ts'
import { findPractisingKid } from './practice-kid.ts'

export type SessionRow = typeof practiceSessions.$inferSelect
export type QuestionRow = typeof practiceQuestions.$inferSelect

/** Throws 404 for a session of a kid who is not the actor or theirs. */
export async function findSession(actor: ActingUser, db: Database, id: number, now: Date) {
  const [session] = await db.select().from(practiceSessions).where(eq(practiceSessions.id, id))
  const kid = session && (await findPractisingKid(actor, db, session.studentId, now))
  if (!kid) throw notFound('this practice session')
  return { session, kid }
}

export async function findOpenSession(db: Database, studentId: number, topic: string) {
  const [session] = await db
    .select()
    .from(practiceSessions)
    .where(
      and(
        eq(practiceSessions.studentId, studentId),
        eq(practiceSessions.topic, topic),
        isNull(practiceSessions.worksheetId),
        isNull(practiceSessions.finishedAt),
      ),
    )
  return session
}

/** The topic that is being practised; undefined where nothing is open. */
export async function latestOpenTopic(db: Database, studentId: number) {
  const [session] = await db
    .select({ topic: practiceSessions.topic })
    .from(practiceSessions)
    .where(and(eq(practiceSessions.studentId, studentId), isNull(practiceSessions.finishedAt)))
    .orderBy(desc(practiceSessions.startedAt), desc(practiceSessions.id))
    .limit(1)
  return session?.topic
}

export const readQuestions = (db: Database, sessionId: number): Promise<QuestionRow[]> =>
  db
    .select()
    .from(practiceQuestions)
    .where(eq(practiceQuestions.sessionId, sessionId))
    .orderBy(asc(practiceQuestions.number))

export const isQuestion = (row: { sessionId: number; number: number }) =>
  and(eq(practiceQuestions.sessionId, row.sessionId), eq(practiceQuestions.number, row.number))
